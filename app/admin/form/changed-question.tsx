import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { adminTexts, type Language } from '../admin-texts.ts';

export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ChangedQuestionProps {
  lang: Language;
  differences: readonly Difference[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Back to the form, with nothing decided. */
  onCancel: () => void;
}

/** Says that somebody else has saved the record meanwhile, and offers both. */
export function ChangedQuestion({ lang, differences, onKeepMine, onTakeTheirs, onCancel }: ChangedQuestionProps) {
  const texts = adminTexts[lang];
  const cell = 'py-2 pr-4 align-top whitespace-pre-line hyphens-auto wrap-anywhere';
  return (
    <Dialog
      open
      alert
      title={texts.changedTitle}
      onRequestClose={onCancel}
      footer={
        <>
          <Button data-autofocus onClick={onCancel} className="mr-auto">
            {texts.keep}
          </Button>
          <Button onClick={onTakeTheirs}>{texts.takeTheirs}</Button>
          <Button look="danger" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p className="mb-3">{texts.changedBySomebody}</p>
      <table className="w-full table-fixed border-collapse text-left text-sm">
        <thead>
          <tr className="border-rule border-b text-ink-muted">
            {[texts.field, texts.mine, texts.theirs].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, mine, theirs }) => (
            <tr key={label} className="border-rule border-b">
              <th scope="row" className={`${cell} font-semibold`}>
                {label}
              </th>
              <td className={cell}>{mine}</td>
              <td className={cell}>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
