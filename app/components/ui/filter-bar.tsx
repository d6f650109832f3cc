import { Search } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useEffect, useId, useRef, useState } from 'react';
import { controlLook, inputLook } from './field.tsx';
import { Select } from './select.tsx';

const typingPauseMs = 250;

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Search input that reports changes after a pause in typing, or on Enter. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    // The value was reset from outside, for instance with all filters: discard the typed text.
    known.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      known.current = text.trim();
      onChange(known.current);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  const searchAtOnce = () => {
    if (text.trim() === value) return;
    known.current = text.trim();
    onChange(known.current);
  };
  return (
    <div className="relative min-w-40 max-w-md flex-1 sm:min-w-60 print:has-placeholder-shown:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-ink-muted"
      />
      <input
        id={id}
        type="search"
        value={text}
        maxLength={200}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && searchAtOnce()}
        className={`${inputLook} pl-8`}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string>
  extends Pick<SelectHTMLAttributes<HTMLSelectElement>, 'onBlur' | 'onKeyDown'> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
  /** Whether the label is visually hidden. */
  isQuiet?: boolean;
}

/** A drop-down for filters, sort orders and states. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, isQuiet = false, ...events } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 max-w-full items-center gap-2">
      <label htmlFor={id} className={isQuiet ? 'sr-only' : 'text-sm text-ink-muted'}>
        {label}
      </label>
      <Select
        {...events}
        {...{ id, value, options, onChange }}
        className={`${controlLook} min-w-0 max-w-full text-sm`}
      />
    </div>
  );
}

interface DayChoiceProps {
  label: string;
  /** Such as '2026-03-02'; '' for any day. */
  value: string;
  onChange: (day: string) => void;
}

export function DayChoice({ label, value, onChange }: DayChoiceProps) {
  const id = useId();
  return (
    <div className={`flex items-center gap-2 ${value ? '' : 'print:hidden'}`}>
      <label htmlFor={id} className="text-sm text-ink-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${controlLook} text-sm`}
      />
    </div>
  );
}

/** Filters above a list; paper shows what is chosen. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <div className="mb-4 flex print:[&_button]:hidden flex-wrap items-center gap-x-3 gap-y-2 max-sm:*:grow max-sm:[&_select]:grow">
      {children}
    </div>
  );
}
