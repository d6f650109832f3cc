import { Question } from '../../components/ui/question.tsx';
import { adminTexts, type Language } from '../admin-texts.ts';

interface DiscardQuestionProps {
  lang: Language;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before changed input is thrown away. */
export function DiscardQuestion({ lang, onKeep, onDiscard }: DiscardQuestionProps) {
  const { discardTitle, discardQuestion, keep, discard } = adminTexts[lang];
  return (
    <Question title={discardTitle} cancel={keep} confirm={discard} onCancel={onKeep} onConfirm={onDiscard}>
      {discardQuestion}
    </Question>
  );
}
