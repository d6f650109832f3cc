/** The code of a system or database error, like 'ENOENT' or '55P03'; empty for others. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
