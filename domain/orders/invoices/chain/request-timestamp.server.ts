import { randomBytes } from 'node:crypto';

const timeoutMs = 20_000;
const maxResponseBytes = 65_536;

/** DER of an AlgorithmIdentifier (SHA-256) and the head of the hash that follows it. */
const sha256Imprint = Buffer.from('3031300d060960864801650304020105000420', 'hex');
const requestHead = Buffer.from('3043020101', 'hex');
const nonceHead = Buffer.from('0208', 'hex');
const certificateRequested = Buffer.from('0101ff', 'hex');

/** An eight-byte INTEGER that is positive and has no leading zeros. */
function newNonce(): Buffer {
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

/** The status of a TimeStampResp: SEQUENCE { SEQUENCE { INTEGER status … } … }. */
function statusOf(response: Buffer): number | undefined {
  const lengthByte = response[1] ?? 0;
  const start = 2 + (lengthByte > 0x80 ? lengthByte - 0x80 : 0);
  const [sequence, , integer, length, status] = response.subarray(start);
  return response[0] === 0x30 && sequence === 0x30 && integer === 2 && length === 1 ? status : undefined;
}

/**
 * Requests a time stamp of a SHA-256 by RFC 3161. The response is stored as received; `openssl ts -verify` checks its signature.
 * @throws if the service is unreachable, refuses, or stamps something else
 */
export async function requestTimestamp(service: URL, sha256: string): Promise<Buffer> {
  const imprint = Buffer.concat([sha256Imprint, Buffer.from(sha256, 'hex')]);
  const nonce = newNonce();
  const answer = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: Buffer.concat([requestHead, imprint, nonceHead, nonce, certificateRequested]),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`the service answered with ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > maxResponseBytes) throw new Error('the response is too long');
    chunks.push(chunk);
  }
  const response = Buffer.concat(chunks);
  const status = statusOf(response);
  if (status === undefined) throw new Error('the response is not a time stamp');
  if (status > 1) throw new Error(`the service refused the request (status ${status})`);
  if (!response.includes(imprint) || !response.includes(nonce)) throw new Error('the time stamp is for another hash');
  return response;
}
