import { Question } from '../../components/ui/question.tsx';
import type { ActionQuestion } from './table-description.ts';

interface ActionConfirmationProps {
  question: ActionQuestion;
  /** As in '2 orders'. */
  plural: string;
  /** A line for each record. */
  summaries: readonly string[];
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an action that can't simply be undone, and lists its records. */
export function ActionConfirmation({ question, plural, summaries, onClose, onConfirm }: ActionConfirmationProps) {
  const { title, text, total, confirm, isDangerous } = question;
  const counted = `${summaries.length} ${plural}${total ? `, ${total} in all` : ''}.\n`;
  return (
    <Question
      title={title}
      cancel="Keep as it is"
      confirm={confirm}
      look={isDangerous ? 'danger' : 'primary'}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {`${summaries.length > 1 ? counted : ''}${text}\n\n${summaries.join('\n')}`}
    </Question>
  );
}
