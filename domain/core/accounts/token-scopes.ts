/** What a read token opens: documents and payments, usage figures, news, content. Each call declares its scope, see programCall. */
export const tokenScopes = ['documents', 'use', 'news', 'content'] as const;
export type TokenScope = (typeof tokenScopes)[number];
