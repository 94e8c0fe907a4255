/**
 * A `fetch` that reports the upload progress. `fetch` itself can't: a streamed body needs HTTP/2 from end to
 * end, and most browsers don't send one at all.
 *
 * @param onProgress the fraction that has been sent, from 0 to 1
 */
export function uploadFetch(onProgress: (fraction: number) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    // The request has generated the form's boundary, and names it in its own header.
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return send(request, body, onProgress);
  };
}

function send(
  { method, url, headers, signal }: Request,
  body: ArrayBuffer,
  onProgress: (fraction: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const xhr = new XMLHttpRequest();
  const giveUp = () => xhr.abort();
  xhr.open(method, url);
  for (const [name, value] of headers) xhr.setRequestHeader(name, value);
  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress(loaded / total);
  });
  xhr.addEventListener('load', () => resolve(responseOf(xhr)));
  // What `fetch` throws on a network error.
  xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
  xhr.addEventListener('abort', () => reject(signal.reason as Error));
  xhr.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp));
  signal.addEventListener('abort', giveUp);
  xhr.send(body);
  return promise;
}

/** Statuses for which `Response` doesn't accept a body. */
const WITHOUT_BODY = new Set([101, 204, 205, 304]);

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(WITHOUT_BODY.has(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    headers,
  });
}
