import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Language } from '#platform/languages.ts';
import { type FieldError, isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { SpooledFile } from '#platform/spooled-file.server.ts';
import type { UploadedFile } from '../call.ts';
import { problemWords } from '../problem-words.ts';
import { readFormFile } from './multipart-file.ts';

const maxJsonBytes = 64 * 1024;
const deepestJson = 10;
/** Room for the form around its file: boundaries, names, other small fields. */
const formOverheadBytes = 16 * 1024;

/** Without a message it gets the default of the call's language. */
const malformed = (message = '') => refuse(400, 'malformed', message);
const tooLarge = refuse(413, 'too-large', '');

const unreadableForm = malformed('The form could not be read.');
const noFile = (field: string): Refusal =>
  refuse(400, 'no-file', `Please send a file in the field '${field}'.`, {
    errors: [{ path: field, message: 'Please choose a file.' }],
  });
const emptyFile = (field: string): Refusal =>
  refuse(400, 'empty-file', 'The file is empty.', {
    errors: [{ path: field, message: 'This file is empty. Please choose another one.' }],
  });

/** Reads a whole body, up to `maximum` bytes; the rest is discarded. */
export function readBytes(incoming: IncomingMessage, maximum: number): Promise<Buffer | Refusal> {
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
    const abort = () => finish(malformed());
    if (incoming.readableEnded || incoming.destroyed) finish(malformed());
    else incoming.on('data', take).on('end', end).on('close', abort).on('error', abort);
  });
}

function isTooDeep(value: unknown, levels = deepestJson): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/** A JSON body parsed by a schema: trimmed, known fields only; or a refusal (413, 400 with the paths of invalid fields). */
export async function readJsonBody<Body>(
  incoming: IncomingMessage,
  schema: z.ZodMiniType<Body>,
  language: Language,
): Promise<{ body: Body } | Refusal> {
  const bytes = await readBytes(incoming, maxJsonBytes);
  if (isRefusal(bytes)) return bytes;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return malformed(problemWords(language).notJson);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return malformed(problemWords(language).noObject);
  }
  if (isTooDeep(value)) return malformed(problemWords(language).tooDeep(deepestJson));
  const parsed = await z.safeParseAsync(schema, value, { error: fieldMessage(language) });
  return parsed.success ? { body: parsed.data } : refuseFields(parsed.error.issues);
}

/** Messages for invalid values whose schema has no message of its own, as for most wrong types. */
export const fieldMessage = (language: Language) => (issue: z.core.$ZodRawIssue) => {
  const { valueTypes, otherValue } = problemWords(language);
  const types: Record<string, string> = { ...valueTypes, record: valueTypes.object };
  return types[String(issue.expected)] ?? otherValue;
};

/** Refused input: every field once, with its path in dots and its first message. */
export function refuseFields(issues: readonly z.core.$ZodIssue[]): Refusal {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!errors.has(path)) errors.set(path, { path, message: issue.message });
  }
  return { ...refuse(400, 'refused-input', ''), errors: [...errors.values()] };
}

interface UploadRules {
  field: string;
  maxBytes: number;
}

/** Streams one file of a form; refuses one that is incomplete or too large. */
async function readFile(
  incoming: IncomingMessage,
  { field, maxBytes }: UploadRules,
  write: (piece: Buffer) => unknown,
): Promise<{ name: string; bytes: number } | Refusal> {
  const maxBodyBytes = maxBytes + formOverheadBytes;
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) return tooLarge;
  const contentType = incoming.headers['content-type'] ?? '';
  try {
    // Keeps the connection open for the response, even if the body fails.
    const pieces = incoming.iterator({ destroyOnReturn: false });
    const file = await readFormFile(pieces, { contentType, field, maxBytes, maxBodyBytes }, write);
    if (file === 'unreadable') return unreadableForm;
    if (file === 'too-large') return tooLarge;
    if (file === 'empty-file') return emptyFile(field);
    return file === 'no-file' ? noFile(field) : file;
  } catch (error) {
    if (!incoming.destroyed) throw error;
    return malformed('The request ended before its body was complete.');
  }
}

/** Reads a small uploaded file into memory. */
export async function readUpload(
  incoming: IncomingMessage,
  rules: UploadRules,
): Promise<{ body: UploadedFile } | Refusal> {
  const pieces: Buffer[] = [];
  const file = await readFile(incoming, rules, (piece) => pieces.push(piece));
  return isRefusal(file) ? file : { body: { bytes: Buffer.concat(pieces), name: file.name } };
}

/** Like readUpload for a large file, which is streamed to disk. The caller removes it. */
export async function spoolUpload(
  incoming: IncomingMessage,
  rules: UploadRules,
  directory: string,
): Promise<{ body: SpooledFile } | Refusal> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const spooled = path.join(directory, randomUUID());
  const handle = await open(spooled, 'wx', 0o600);
  let file: Awaited<ReturnType<typeof readFile>> | undefined;
  try {
    file = await readFile(incoming, rules, (piece) => handle.writeFile(piece));
  } finally {
    await handle.close();
    if (file === undefined || isRefusal(file)) await rm(spooled, { force: true });
  }
  return isRefusal(file) ? file : { body: { path: spooled, ...file } };
}
