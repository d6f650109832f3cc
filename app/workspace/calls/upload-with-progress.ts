import { CallFailed } from '../../api-client.ts';
import { askToSignIn } from '../sign-in/sign-in-question.ts';
import { signInReasonOf } from './admin-call.ts';

function send(method: string, path: string, body: FormData, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    // fetch can't tell how much of a body has been sent.
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
 * A call that sends a large file.
 * @param onProgress gets the share that has been sent, from 0 to 1
 * @throws CallFailed and TypeError like every call
 */
export async function uploadWithProgress<Answer>(
  method: string,
  path: string,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Answer> {
  const tried = async () => {
    const response = await send(method, path, body, onProgress);
    if (!response.ok) throw new CallFailed(response, await response.text());
    return (await response.json()) as Answer;
  };
  try {
    return await tried();
  } catch (error) {
    const reason = error instanceof CallFailed && signInReasonOf(error);
    if (!reason || !(await askToSignIn(reason))) throw error;
    return tried();
  }
}
