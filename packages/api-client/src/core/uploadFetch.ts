/**
 * A `fetch` that tells how much of the body has left. `fetch` itself cannot: a body that is a stream
 * needs HTTP/2 from end to end, and most browsers do not send one at all.
 *
 * @param onProgress the part that has left, from 0 to 1
 */
export function uploadFetch(onProgress: (fraction: number) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    // The request has made the form's boundary, and names it in its own header.
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
  // What `fetch` throws where nothing arrived.
  xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
  xhr.addEventListener('abort', () => reject(signal.reason as Error));
  xhr.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp));
  signal.addEventListener('abort', giveUp);
  xhr.send(body);
  return promise;
}

/** Statuses that `Response` refuses a body for. */
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
