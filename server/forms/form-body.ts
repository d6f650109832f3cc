import type { IncomingMessage } from 'node:http';
import type { FormValues } from '#app/forms/form-rules.ts';
import { isRefusal } from '#platform/refusal.ts';
import { readBytes } from '../api/body/request-body.ts';

const maxFormBytes = 64 * 1024;

export const isForm = (contentType = '') => /^application\/x-www-form-urlencoded *(;|$)/i.test(contentType);

/** The fields of a posted form, or the status it is refused with. */
export async function readForm(request: IncomingMessage): Promise<FormValues | 400 | 413 | 415> {
  const { headers } = request;
  if (!isForm(headers['content-type'])) return 415;
  if (headers['content-encoding'] !== undefined) return 415;
  const body = await readBytes(request, maxFormBytes);
  if (isRefusal(body)) return body.status === 413 ? 413 : 400;
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}

/**
 * The one-click request with which mail providers unsubscribe a user (RFC 8058), a form in either encoding with one
 * fixed field.
 */
export async function readOneClick(request: IncomingMessage): Promise<FormValues | 400 | 413> {
  const body = await readBytes(request, maxFormBytes);
  if (isRefusal(body)) return body.status === 413 ? 413 : 400;
  return body.includes('List-Unsubscribe') && body.includes('One-Click') ? {} : 400;
}
