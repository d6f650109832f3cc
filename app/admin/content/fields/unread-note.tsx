import { Button } from '../../../components/ui/button.tsx';
import { focusField, useDraftFields } from '../draft/draft-fields.ts';

/** A note that a text is unchanged since the previous edition, until it is marked as read. */
export function UnreadNote({ path, label }: { path: string; label: string }) {
  const { unread, markRead, before } = useDraftFields();
  const text = unread.find((unreadText) => unreadText.path === path);
  if (!text) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="border-signal border-l-2 pl-2">As in {before?.facts.year}, not read yet</span>
      <Button
        look="quiet"
        of={label}
        aria-keyshortcuts="Control+Enter"
        onClick={() => {
          markRead([text]);
          focusField(path);
        }}
      >
        Mark as read
      </Button>
    </p>
  );
}
