import { Question } from '../../components/ui/question.tsx';
import type { ActionQuestion } from './table-description.ts';

interface ActionConfirmationProps {
  question: ActionQuestion;
  /** Number of records, such as '2 orders'. */
  counted: string;
  /** A line for each record. */
  summaries: readonly string[];
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before an action that is recorded for good, and lists the records that it applies to. */
export function ActionConfirmation({ question, counted, summaries, onCancel, onConfirm }: ActionConfirmationProps) {
  const { title, text, confirm, isDangerous } = question;
  return (
    <Question
      title={title}
      cancel="Keep as it is"
      confirm={confirm}
      look={isDangerous ? 'danger' : 'primary'}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {`${counted}: ${text}\n\n${summaries.join('\n')}`}
    </Question>
  );
}
