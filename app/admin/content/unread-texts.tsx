import type { UnreadText } from '#domain/editions/read-texts/unread-texts.ts';
import { Button } from '../../components/ui/button.tsx';

interface UnreadTextsProps {
  unread: readonly UnreadText[];
  /** The unread texts on the screen. */
  shown: readonly UnreadText[];
  yearBefore: number | undefined;
  onOpen: (path: string) => void;
  onMark: (texts: readonly UnreadText[]) => void;
}

/** The number of unread texts, with a button that opens the next one. */
export function UnreadTexts({ unread, shown, yearBefore, onOpen, onMark }: UnreadTextsProps) {
  const [next] = shown.length > 0 ? shown : unread;
  if (!next) return null;
  return (
    <section aria-label="Unread texts" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="border-signal border-l-2 pl-2 text-sm">
        {unread.length === 1 ? 'One text is' : `${unread.length} texts are`} unchanged since {yearBefore} and not marked
        as read.
      </p>
      <Button onClick={() => onOpen(next.path)}>Show the next</Button>
      {shown.length > 1 && <Button onClick={() => onMark(shown)}>Mark the {shown.length} on this page as read</Button>}
    </section>
  );
}
