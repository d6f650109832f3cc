/** The header by which a form tells when it was begun (ISO 8601): a sign against spam, and no part of what is sent. */
export function formStart(startedAt: string | undefined): Record<string, string> {
  return startedAt ? { 'Form-Started-At': startedAt } : {};
}
