/** A file name without bidirectional control characters, which make 'fdp.exe.pdf' show another extension. */
export const plainFileName = (name: string): string => name.replace(/\p{Bidi_Control}/gu, '');
