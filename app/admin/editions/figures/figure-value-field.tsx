import { useId, useState } from 'react';
import { figureNumber } from '#content/figure-text.ts';
import { findFigure } from '#content/resolve-edition.ts';
import { type DraftFigure, draftFigure } from '#domain/editions/values/edition-draft.ts';
import { figureOfReading } from '#domain/editions/values/figure-of-reading.ts';
import { type Reading, type ReadValue, readValue } from '#domain/editions/values/read-value.ts';
import { controlLook } from '../../../components/ui/field.tsx';
import { useContentField, useDraftFields } from '../../content/draft/draft-fields.ts';
import { figureLabel, shownDecimals, withEntered } from '../../content/fields/figure-keys.ts';
import { useEdition } from '../edition-fields.ts';

/** A value as it is typed: "1'009", '42%'. */
function typed({ value, decimals, unit, atLeast }: DraftFigure): string {
  if (typeof value !== 'number') return value ?? '';
  return `${figureNumber({ value, decimals: shownDecimals(decimals) })}${unit === 'percent' ? '%' : ''}${atLeast ? '+' : ''}`;
}

const shownReading = (reading: Reading, { unit }: DraftFigure) =>
  typed({ ...reading, unit: reading.isPercent ? 'percent' : unit });

interface FigureValueFieldProps {
  /** Key of the figure; missing if there is none yet. */
  figureKey: string | null | undefined;
  label: string;
  /** Handles a pasted table. @returns false if the text is no table */
  onPaste?: (text: string) => boolean;
  /** For an optional figure: called when 'k. A.' is entered, with the figure before. */
  onMissing?: (before: DraftFigure | undefined) => void;
  /** If there is no figure yet: called when the first digit is entered. */
  onNew?: (written: string) => void;
}

/** The value of a figure in a table. Ambiguous input is kept as typed until the user decides its meaning. */
export function FigureValueField({ figureKey, label, onPaste, onMissing, onNew }: FigureValueFieldProps) {
  const key = figureKey || undefined;
  const { draft, omits, changeFigure } = useEdition();
  const known = key ? draftFigure(draft, key) : undefined;
  const figure = known ?? {};
  const isUnreadable = key !== undefined && omits(`figures.${key}`);
  const valuePath = key && `figures.${key}.value`;
  const { error, warning } = useContentField(valuePath ?? '.value');
  const { before } = useDraftFields();
  const id = useId();
  const [edited, setEdited] = useState<{ text: string; before: DraftFigure | undefined }>();
  const meansMissing = (written: string) =>
    onMissing !== undefined && written.trim() !== '' && readValue(written).kind === 'missing';
  // 'k. A.' has no figure; one that an undo restored is shown.
  const shown = edited && !(key && meansMissing(edited.text)) ? edited.text : typed(figure);
  const read: ReadValue | null =
    typeof figure.value === 'string' ? readValue(figure.value, figure.unit === 'percent') : null;
  const last = key && before ? findFigure(before, key) : undefined;
  const isEmpty = figure.value === null || figure.value === undefined;
  const isNumber = typeof figure.value === 'number';
  const lastValue = isEmpty && last && last.year === before?.facts.year && `${last.year}: ${figureLabel(last)}`;
  const problem = isUnreadable ? 'This figure can’t be edited: see the check.' : isNumber && error;
  const hint = problem || lastValue || (isNumber && warning);
  const write = (written: string) => {
    const original = edited?.before ?? known;
    setEdited({ text: written, before: original });
    // The same field then shows the new figure, so that no typed character is lost.
    if (!key) return /\d/.test(written) && onNew?.(written);
    if (meansMissing(written)) onMissing?.(original);
    // The unit before typing: a '%' that is deleted again leaves no trace.
    else changeFigure(key, withEntered({ ...figure, unit: original?.unit }, written));
  };
  return (
    <div data-field={valuePath ?? ''} className="min-w-0">
      <input
        aria-label={label}
        readOnly={isUnreadable}
        aria-invalid={Boolean(error) || read !== null || isUnreadable}
        aria-describedby={hint ? id : undefined}
        autoComplete="off"
        placeholder={key ? undefined : 'k. A.'}
        value={shown}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setEdited(undefined)}
        onPaste={(event) => {
          if (isUnreadable || !onPaste?.(event.clipboardData.getData('text/plain'))) return;
          event.preventDefault();
          setEdited(undefined);
        }}
        className={`${controlLook} w-20 text-right tabular-nums`}
      />
      {hint && (
        <p id={id} className={`mt-1 max-w-44 text-sm ${problem ? 'text-danger' : 'text-ink-muted'}`}>
          {hint}
        </p>
      )}
      {read?.kind === 'ask' && (
        <p className="mt-1 flex flex-wrap items-center gap-1 text-sm">
          Is it
          {read.readings.map((reading) => (
            <button
              key={shownReading(reading, figure)}
              type="button"
              onClick={({ currentTarget }) => {
                currentTarget.closest('[data-field]')?.querySelector('input')?.focus();
                if (key) changeFigure(key, figureOfReading(figure, reading));
                setEdited(undefined);
              }}
              className="min-h-7 rounded-sm border border-control bg-surface px-1.5 tabular-nums hover:border-ink pointer-coarse:min-h-11"
            >
              {shownReading(reading, figure)}
              {reading.isRounded && ', rounded'}
              <span className="sr-only"> ({label})</span>
            </button>
          ))}
          ?
        </p>
      )}
      {(read?.kind === 'unreadable' || read?.kind === 'missing') && (
        <p className="mt-1 max-w-44 text-sm text-danger">
          {read.kind === 'missing'
            ? 'A figure is required: enter one, or remove the row.'
            : 'Not a number: enter it like 4.69 or 42%.'}
        </p>
      )}
    </div>
  );
}
