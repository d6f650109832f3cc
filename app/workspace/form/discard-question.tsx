import { Question } from '../../components/ui/question.tsx';
import { type Language, workspaceTexts } from '../workspace-texts.ts';

interface DiscardQuestionProps {
  lang: Language;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved input is discarded. */
export function DiscardQuestion({ lang, onKeep, onDiscard }: DiscardQuestionProps) {
  const { discardTitle, discardQuestion, keep, discard } = workspaceTexts[lang];
  return (
    <Question title={discardTitle} cancel={keep} confirm={discard} onCancel={onKeep} onConfirm={onDiscard}>
      {discardQuestion}
    </Question>
  );
}
