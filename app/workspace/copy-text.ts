import { showToast } from '../components/show-toast.ts';

/** Copies a secret that is shown only once, and says whether it worked. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: done });
  } catch {
    // Browsers allow the clipboard with https only.
    const description = 'Der Browser erlaubt es nicht. Markieren und kopieren Sie den Text selbst.';
    showToast({ title: 'Nicht kopiert', description, variant: 'destructive' });
  }
}
