import { type AnswerOf, type ApiCall, addressOf, type InputOf } from '#domain/core/api-call.ts';
import { readAnswer } from '../../api-client.ts';
import { withSignIn } from './api.ts';

type OnProgress = (share: number) => void;

function send(method: string, path: string, body: FormData, onProgress?: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    // fetch has no upload progress.
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new TypeError('The server could not be reached'));
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const { status, statusText } = request;
      resolve(
        new Response(status === 204 ? null : request.responseText, {
          status,
          statusText,
          headers: { 'content-type': type },
        }),
      );
    };
    request.send(body);
  });
}

/**
 * Makes a call that uploads a file, without a time limit.
 * @param files the file by the name of its field
 * @param onProgress receives the share sent so far, from 0 to 1
 * @throws CallFailed or TypeError, like `api`
 */
export function uploadFile<Call extends ApiCall>(
  call: Call,
  input: InputOf<Call>,
  files: Record<string, File>,
  onProgress?: OnProgress,
): Promise<AnswerOf<Call>> {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return withSignIn(async () => readAnswer<Call>(await send(call.method, addressOf(call, input), form, onProgress)));
}
