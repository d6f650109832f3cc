import { Question } from '../../components/ui/question.tsx';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';

interface DiscardQuestionProps {
  lang: WorkspaceLanguage;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved input is discarded. */
export function DiscardQuestion({ lang, onClose, onDiscard }: DiscardQuestionProps) {
  const { discardTitle, discardQuestion, keep, discard } = workspaceTexts[lang];
  return (
    <Question title={discardTitle} cancel={keep} confirm={discard} onClose={onClose} onConfirm={onDiscard}>
      {discardQuestion}
    </Question>
  );
}
