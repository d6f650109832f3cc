/**
 * A file's name as it is shown and stored: without the characters that change the direction of text, by which 'fdp.exe.pdf'
 * shows its ending elsewhere.
 */
export const plainFileName = (name: string): string => name.replace(/\p{Bidi_Control}/gu, '');
