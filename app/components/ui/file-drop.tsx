import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

interface FileDropProps {
  texts: { choose: string; drop: string; limits: string };
  /** File extensions or media types offered by the browser. */
  accept?: string;
  onFiles: (files: File[]) => void;
  /** Large, and files can be dropped anywhere in the window: for a page whose only purpose is uploading. */
  isLarge?: boolean;
}

const looks = {
  large: 'min-h-48 max-w-3xl flex-col items-start justify-end gap-1 p-6 sm:p-8',
  small: 'flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3',
};

/** Accepts files by button or drag and drop. */
export function FileDrop({ texts, accept, onFiles, isLarge = false }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const zone = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    const area = isLarge ? window : zone.current;
    const withFiles = (onEvent: (files: FileList) => void) => (event: Event) => {
      const { dataTransfer } = event as DragEvent;
      // Dragged text can still be dropped into fields.
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      onEvent(dataTransfer.files);
    };
    const onOver = withFiles(() => setIsOver(true));
    const onLeave = () => setIsOver(false);
    const onDrop = withFiles((files) => {
      setIsOver(false);
      onFiles([...files]);
    });
    area?.addEventListener('dragover', onOver);
    area?.addEventListener('dragleave', onLeave);
    area?.addEventListener('drop', onDrop);
    return () => {
      area?.removeEventListener('dragover', onOver);
      area?.removeEventListener('dragleave', onLeave);
      area?.removeEventListener('drop', onDrop);
    };
  }, [isLarge, onFiles]);
  return (
    <label
      ref={zone}
      className={`no-print flex cursor-pointer rounded border border-dashed focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:border-ink ${isLarge ? looks.large : looks.small} ${isOver ? 'border-accent bg-surface' : 'border-control'}`}
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
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
