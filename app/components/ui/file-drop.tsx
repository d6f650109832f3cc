import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';

interface FileDropProps {
  texts: { choose: string; drop: string; limits: string };
  /** Ends of names, or media types, that the browser offers. */
  accept?: string;
  onFiles: (files: File[]) => void;
  /** As large as it is where uploading is all there is to do. */
  isLarge?: boolean;
}

const looks = {
  large: 'min-h-64 max-w-3xl flex-col items-start justify-end gap-1 p-6 sm:p-8',
  small: 'flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3',
};

/** Takes files by a button or by dragging. */
export function FileDrop({ texts, accept, onFiles, isLarge = false }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={`flex cursor-pointer rounded border border-dashed focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:border-ink ${isLarge ? looks.large : looks.small} ${isOver ? 'border-accent bg-surface' : 'border-control'}`}
    >
      <Upload aria-hidden="true" className={`text-ink-muted ${isLarge ? 'mb-auto size-8' : 'size-5'}`} />
      <span className={`font-semibold ${isLarge ? 'text-xl' : 'text-sm'}`}>{texts.choose}</span>
      {texts.drop && <span className="text-sm text-ink-muted pointer-coarse:hidden">{texts.drop}</span>}
      <span id={id} className={`text-ink-muted ${isLarge ? '' : 'basis-full text-sm'}`}>
        {texts.limits}
      </span>
      <input
        type="file"
        multiple
        accept={accept}
        aria-describedby={id}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
