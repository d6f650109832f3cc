import { showToast } from '../../components/show-toast.ts';
import { FileDrop } from '../../components/ui/file-drop.tsx';

const texts = {
  choose: 'Datei hierher ziehen oder auswählen',
  drop: '',
  limits: 'PDF, Excel, PowerPoint, Word, max. 50MB',
};

const explain = () => showToast({ title: 'Demo-Ansicht', description: 'Es werden keine Dateien hochgeladen.' });

/** The upload of the demo: names the accepted formats, and ignores chosen files. */
export function UploadPanel({ note }: { note: string }) {
  return (
    <>
      <h2 className="text-2xl">Upload</h2>
      <div className="mt-6">
        <FileDrop texts={texts} onFiles={explain} isLarge />
      </div>
      <p className="mt-4 text-ink-muted text-sm">{note}</p>
    </>
  );
}
