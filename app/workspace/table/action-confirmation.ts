import type { Confirmation } from '../form/use-confirmation.ts';
import type { ActionQuestion } from './table-description.ts';

/**
 * The question before an action that can't simply be undone, with a list of its records.
 * @param plural as in '2 orders'
 * @param summaries a line for each record
 */
export function actionConfirmation(
  { title, text, total, confirm, isDangerous }: ActionQuestion,
  plural: string,
  summaries: readonly string[],
): Omit<Confirmation, 'perform'> {
  const counted = `${summaries.length} ${plural}${total ? `, ${total} in all` : ''}.\n`;
  return {
    title,
    text: `${summaries.length > 1 ? counted : ''}${text}\n\n${summaries.join('\n')}`,
    cancel: 'Keep as it is',
    confirm,
    look: isDangerous ? 'danger' : 'primary',
  };
}
