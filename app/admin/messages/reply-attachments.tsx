import { Paperclip, X } from 'lucide-react';
import { maxAttachedBytes } from '#domain/contact-messages/replies/attachments/reply-attachment-limits.ts';
import { megabytes } from '#platform/megabytes.ts';
import { Button } from '../../components/ui/button.tsx';
import { FileDrop } from '../../components/ui/file-drop.tsx';
import { fileSize } from '../../workspace/file-upload/file-size.ts';
import { ChooseFromLibrary } from '../library/choose-from-library.tsx';
import type { ReplyDraft } from './use-reply-draft.ts';

const texts = {
  choose: 'Attach files',
  drop: 'or drop them here',
  limits: `PDF, Word, Excel, PowerPoint or pictures, up to ${megabytes(maxAttachedBytes)} together`,
};
const accept = '.pdf,.docx,.xlsx,.pptx,image/png,image/jpeg,image/webp,image/gif,image/avif';

/** The attachments of a reply, from the computer or the library. */
export function ReplyAttachments({ draft }: { draft: ReplyDraft }) {
  const { files, uploading, failure, attach, attachItem, detach } = draft;
  return (
    <div className="mt-3 grid gap-2">
      <FileDrop texts={texts} accept={accept} onFiles={attach} />
      <div>
        <ChooseFromLibrary type="file" lang="en" onChosen={attachItem} />
      </div>
      <ul aria-label="Attached files" className="grid gap-1">
        {files.map(({ id, fileName, bytes }) => (
          <li key={id} className="flex items-center gap-2 text-sm">
            <Paperclip aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            <span className="min-w-0 wrap-anywhere">
              {fileName} <span className="text-ink-muted">({fileSize(bytes)})</span>
            </span>
            <Button look="quiet" aria-label={`Remove ${fileName}`} onClick={() => detach(id)}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-muted">
        {uploading.length > 0 && `Uploading ${uploading.map(({ name }) => name).join(', ')}…`}
      </p>
      <p role="alert" className="text-sm text-danger">
        {failure}
      </p>
    </div>
  );
}
