import { copyToClipboard } from '../components/copy-to-clipboard.ts';
import { showToast } from '../components/show-toast.ts';
import { languageOfToast } from './records/toasts.ts';
import type { WorkspaceLanguage } from './workspace-texts.ts';

const notCopied = {
  en: { title: 'Not copied', description: 'The browser does not allow it. Select and copy the text yourself.' },
  de: {
    title: 'Nicht kopiert',
    description: 'Der Browser erlaubt es nicht. Markieren und kopieren Sie den Text selbst.',
  },
};

/** Copies a secret that is shown only once, and says whether it worked. */
export async function copyText(text: string, done: string, lang: WorkspaceLanguage): Promise<void> {
  const isCopied = await copyToClipboard(text);
  const toast = isCopied ? { title: done } : { ...notCopied[lang], variant: 'destructive' as const };
  showToast({ ...toast, ...languageOfToast(lang) });
}
