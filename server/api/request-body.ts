import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import * as z from 'zod/mini';
import { type FieldError, isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { SpooledFile, UploadedFile } from './call.ts';
import { createFormReader, formBorder } from './multipart-file.ts';

const largestJson = 64 * 1024;
const deepestJson = 10;
/** What a form adds to its file: borders, names, other small fields. */
const formOverhead = 16 * 1024;

const malformed = (sentence: string) => refuse(400, 'malformed', sentence);
const tooLarge = refuse(413, 'too-large', 'The body of the request is too large.');
const unreadableForm = malformed('The form could not be read.');
const noFile = (field: string): Refusal =>
  refuse(400, 'no-file', `Please send a file in the field '${field}'.`, {
    errors: [{ path: field, message: 'Please choose a file.' }],
  });

/** Reads a whole body, but never more than `maximum` bytes of it: what comes after is not kept. */
function readBytes(incoming: IncomingMessage, maximum: number): Promise<Buffer | Refusal> {
  if (Number(incoming.headers['content-length'] ?? 0) > maximum) return Promise.resolve(tooLarge);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (result: Buffer | Refusal) => {
      incoming.off('data', take).off('end', end).off('close', abort).off('error', abort);
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > maximum) finish(tooLarge);
      else chunks.push(chunk);
    };
    const end = () => finish(Buffer.concat(chunks, length));
    const abort = () => finish(malformed('The request ended before its body was complete.'));
    if (incoming.readableEnded || incoming.destroyed) finish(malformed('The request has no body.'));
    else incoming.on('data', take).on('end', end).on('close', abort).on('error', abort);
  });
}

function isTooDeep(value: unknown, levels = deepestJson): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** A JSON body as a schema reads it: trimmed, known fields only; or why not (413, 400 with the paths of what is wrong). */
export async function readJsonBody<Body>(
  incoming: IncomingMessage,
  schema: z.ZodMiniType<Body>,
): Promise<{ body: Body } | Refusal> {
  const bytes = await readBytes(incoming, largestJson);
  if (isRefusal(bytes)) return bytes;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return malformed('The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return malformed('The body must be a JSON object.');
  }
  if (isTooDeep(value)) return malformed(`The body is nested deeper than ${deepestJson} levels.`);
  const parsed = await z.safeParseAsync(schema, value);
  return parsed.success ? { body: parsed.data } : refuseFields(parsed.error.issues);
}

/** Refused input: every field once, with its path in dots and its first message. */
export function refuseFields(issues: readonly z.core.$ZodIssue[]): Refusal {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!errors.has(path)) errors.set(path, { path, message: issue.message });
  }
  return { ...refuse(400, 'refused-input', ''), errors: [...errors.values()] };
}

/** The way for a small file to come in: one field of a form, complete and not larger than allowed. */
export async function readUpload(
  incoming: IncomingMessage,
  { field, maximumBytes }: { field: string; maximumBytes: number },
): Promise<{ body: UploadedFile } | Refusal> {
  const bytes = await readBytes(incoming, maximumBytes + formOverhead);
  if (isRefusal(bytes)) return bytes;
  let form: FormData;
  try {
    const headers = { 'Content-Type': incoming.headers['content-type'] ?? '' };
    form = await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    return unreadableForm;
  }
  const file = form.get(field);
  if (!(file instanceof File) || file.size === 0) return noFile(field);
  if (file.size > maximumBytes) return tooLarge;
  return { body: { bytes: Buffer.from(await file.arrayBuffer()), name: file.name } };
}

/** The way for a large file to come in: as readUpload, but written down as it comes, never held. The caller removes it. */
export async function spoolUpload(
  incoming: IncomingMessage,
  { field, maximumBytes }: { field: string; maximumBytes: number },
  directory: string,
): Promise<{ body: SpooledFile } | Refusal> {
  const longestBody = maximumBytes + formOverhead;
  if (Number(incoming.headers['content-length'] ?? 0) > longestBody) return tooLarge;
  const border = formBorder(incoming.headers['content-type']);
  if (border === undefined) return unreadableForm;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const spooled = path.join(directory, randomUUID());
  const file = await open(spooled, 'wx', 0o600);
  const form = createFormReader(border, field);
  let length = 0;
  let bytes = 0;
  const refusal = await (async () => {
    // The connection stays for the answer, whatever becomes of the body.
    for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
      length += piece.length;
      if (length > longestBody) return tooLarge;
      for (const part of form.take(piece)) {
        bytes += part.length;
        if (bytes > maximumBytes) return tooLarge;
        await file.writeFile(part);
      }
    }
    if (!form.isComplete) return unreadableForm;
    return form.fileName === undefined || bytes === 0 ? noFile(field) : undefined;
  })()
    .catch((error) => {
      if (!incoming.destroyed) throw error;
      return malformed('The request ended before its body was complete.');
    })
    .finally(() => file.close());
  if (!refusal) return { body: { path: spooled, bytes, name: form.fileName ?? '' } };
  await rm(spooled, { force: true });
  return refusal;
}
