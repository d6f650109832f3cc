import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../copy-text.ts';

/** Ten recovery codes, shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby="codes-titel" data-prints className="outline-none">
      {/* Not a heading: its level would differ between the dialog and the page. */}
      <p id="codes-titel" className="font-bold text-lg">
        Wiederherstellungscodes
      </p>
      <p className="mt-1 mb-3">
        Geht das Telefon verloren, kommen Sie mit einem dieser Codes hinein, mit jedem einmal. Sie werden nur jetzt
        gezeigt: Drucken Sie sie aus oder legen Sie sie in Ihren Passwortmanager.
      </p>
      <ol className="mb-5 grid list-decimal gap-1 rounded border border-rule bg-surface py-3 pr-3 pl-10 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        <Button look="primary" onClick={onKept}>
          Ich habe sie aufbewahrt
        </Button>
        <Button onClick={() => print()}>Drucken</Button>
        <Button onClick={() => void copyText(codes.join('\n'), 'Codes kopiert')}>Kopieren</Button>
      </div>
    </section>
  );
}
