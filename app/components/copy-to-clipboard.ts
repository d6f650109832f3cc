/** Copies a text to the clipboard, which browsers allow with https only. @returns whether it worked */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
