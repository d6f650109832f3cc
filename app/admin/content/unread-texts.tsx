import { Button } from '../../components/ui/button.tsx';
import { useDraftFields } from './draft/draft-fields.ts';

interface UnreadTextsProps {
  /** Whether the field of a path is on the screen. */
  isShown: (path: string) => boolean;
  onOpen: (path: string) => void;
}

/** The number of unread texts, with a button that opens the next one. */
export function UnreadTexts({ isShown, onOpen }: UnreadTextsProps) {
  const { unread, markRead, before } = useDraftFields();
  const shown = unread.filter(({ path }) => isShown(path));
  const [next] = shown.length > 0 ? shown : unread;
  if (!next) return null;
  return (
    <section aria-label="Unread texts" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="border-signal border-l-2 pl-2 text-sm">
        {unread.length === 1 ? 'One text is' : `${unread.length} texts are`} unchanged since {before?.facts.year} and
        not marked as read.
      </p>
      <Button onClick={() => onOpen(next.path)}>Show the next</Button>
      {shown.length > 1 && (
        <Button onClick={() => markRead(shown)}>Mark the {shown.length} on this page as read</Button>
      )}
    </section>
  );
}
