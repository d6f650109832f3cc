import { useState } from 'react';
import {
  maxAttachedBytes,
  maxReplyAttachments,
} from '#domain/contact-messages/replies/attachments/reply-attachment-limits.ts';
import { attachFileCall } from '#domain/contact-messages/replies/message-reply-calls.ts';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { megabytes } from '#platform/megabytes.ts';
import { messageIn } from '../../workspace/calls/failure-message.ts';
import { uploadFile } from '../../workspace/calls/upload-file.ts';

interface DraftFile {
  id: string;
  fileName: string;
  bytes: number;
  from: 'upload' | 'library';
}

const limit = `At most ${maxReplyAttachments} files of ${megabytes(maxAttachedBytes)} together can be attached.`;

/** A reply that is being written: its text and attached files. */
export function useReplyDraft(messageId: string) {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly DraftFile[]>([]);
  const [uploading, setUploading] = useState<readonly File[]>([]);
  const [failure, setFailure] = useState('');

  const fits = (added: readonly { bytes: number }[]) => {
    const all = [...files, ...uploading.map(({ size }) => ({ bytes: size })), ...added];
    return all.length <= maxReplyAttachments && all.reduce((sum, { bytes }) => sum + bytes, 0) <= maxAttachedBytes;
  };
  const add = (file: DraftFile) =>
    setFiles((known) => (known.some(({ id }) => id === file.id) ? known : [...known, file]));

  async function upload(file: File): Promise<void> {
    setUploading((others) => [...others, file]);
    try {
      add({ ...(await uploadFile(attachFileCall, { id: messageId }, { file })), from: 'upload' });
    } catch (error) {
      setFailure(`«${file.name}» was not attached. ${messageIn('en', error)}`);
    }
    setUploading((others) => others.toSpliced(others.indexOf(file), 1));
  }

  return {
    text,
    setText,
    files,
    uploading,
    failure,
    isEmpty: text === '' && files.length === 0 && uploading.length === 0,
    attach(chosen: readonly File[]) {
      setFailure('');
      if (!fits(chosen.map(({ size }) => ({ bytes: size })))) return setFailure(limit);
      for (const file of chosen) void upload(file);
    },
    attachItem({ id, title, bytes, type }: LibraryItem) {
      setFailure('');
      if (type === 'film') return setFailure('Films are too large for mails.');
      if (!fits([{ bytes }])) return setFailure(limit);
      add({ id, fileName: title, bytes, from: 'library' });
    },
    detach(id: string) {
      setFiles((known) => known.filter((file) => file.id !== id));
    },
    /** Removes what was sent; input since then stays. */
    clear() {
      setText((shown) => (shown === text ? '' : shown));
      setFiles((shown) => shown.filter((file) => !files.includes(file)));
      setFailure('');
    },
    body() {
      const idsFrom = (source: DraftFile['from']) => files.filter(({ from }) => from === source).map(({ id }) => id);
      return { text, attachments: idsFrom('upload'), libraryItems: idsFrom('library') };
    },
  };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;
