import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { showToast } from '../components/show-toast.ts';

const explain = () => showToast({ title: 'Demo-Ansicht', description: 'Es werden keine Dateien hochgeladen.' });

/** Names what could be uploaded. A chosen file is let go at once: nothing leaves the visitor's device. */
export function UploadPanel({ note }: { note: string }) {
  const [over, setOver] = useState(false);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    event.currentTarget.value = '';
    explain();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    explain();
  };
  return (
    <>
      <h2 className="text-2xl">Upload</h2>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`mt-6 flex min-h-64 max-w-3xl flex-col items-start justify-end gap-1 rounded-md border border-dashed p-6 focus-within:outline-3 focus-within:outline-accent focus-within:outline-offset-2 hover:border-ink sm:p-8 ${over ? 'border-accent bg-surface' : 'border-control'}`}
      >
        <Upload aria-hidden="true" className="mb-auto size-8 text-ink-muted" />
        <span className="font-semibold text-xl">Datei hierher ziehen oder auswählen</span>
        <span id="upload-regeln" className="text-ink-muted">
          PDF, Excel, PowerPoint, Word, max. 50MB
        </span>
        <input type="file" aria-describedby="upload-regeln" onChange={onChange} className="sr-only" />
      </label>
      <p className="mt-4 text-ink-muted text-sm">{note}</p>
    </>
  );
}
