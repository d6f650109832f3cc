import { type AnswerOf, type ApiCall, addressOf, type InputOf } from '#domain/core/api-call.ts';
import { readAnswer } from '../../api-client.ts';
import { withSignIn } from './api.ts';

function send(method: string, path: string, body: FormData, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    // fetch has no upload progress.
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
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
 * Makes a call that uploads a large file.
 * @param onProgress receives the share sent so far, from 0 to 1
 * @throws CallFailed or TypeError, like `api`
 */
export function uploadWithProgress<Call extends ApiCall>(
  call: Call,
  input: InputOf<Call>,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<AnswerOf<Call>> {
  return withSignIn(async () => readAnswer<Call>(await send(call.method, addressOf(call, input), form, onProgress)));
}
