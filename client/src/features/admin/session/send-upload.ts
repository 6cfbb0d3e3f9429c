import { ApiError } from '../../../shared/api/api.error';

export interface Sending {
  /** From 0 to 1 during the upload. */
  onSent: (share: number) => void;
  signal: AbortSignal;
}

interface Upload {
  method: string;
  headers: Record<string, string>;
  body: FormData;
}

/** A `fetch` of a form with upload progress, which fetch itself lacks. @throws ApiError, or the signal's reason */
export function sendUpload(
  url: URL,
  { method, headers, body }: Upload,
  { onSent, signal }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open(method, url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent(loaded / total);
    });
    call.addEventListener('load', () => resolve(new Response(call.responseText || null, call)));
    call.addEventListener('error', () => reject(ApiError.network()));
    call.addEventListener('abort', () => reject(signal.reason as Error));
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    call.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    call.send(body);
  });
}
