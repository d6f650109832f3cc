import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { copyText } from '../copy-text.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { accountTexts } from './account-texts.ts';

interface RecoveryCodesProps {
  lang: WorkspaceLanguage;
  codes: string[];
  onKept: () => void;
}

/** Ten recovery codes, shown only once. */
export function RecoveryCodes({ lang, codes, onKept }: RecoveryCodesProps) {
  const texts = accountTexts[lang];
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby="codes-titel" data-printed-alone className="outline-none">
      {/* A paragraph, because the level of a heading would differ between dialog and page. */}
      <p id="codes-titel" className="font-bold text-lg">
        {texts.recoveryCodes}
      </p>
      <p className="mt-1 mb-3">{texts.recoveryHelp}</p>
      <ol className="mb-5 grid list-decimal gap-1 rounded border border-rule bg-surface py-3 pr-3 pl-10 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-3">
        <Button look="primary" onClick={onKept}>
          {texts.kept}
        </Button>
        <Button onClick={() => print()}>{texts.print}</Button>
        <Button onClick={() => void copyText(codes.join('\n'), texts.codesCopied, lang)}>{texts.copy}</Button>
      </div>
    </section>
  );
}
