/**
 * Parses the form of a multipart request by hand: in a test DOM with its own `File`, Node's
 * `request.formData()` fails for every file, because it checks for Node's own `File`.
 */
export async function readMultipart(request: Request): Promise<FormData> {
  const form = new FormData();
  const boundary = /boundary="?([^";]+)/.exec(request.headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) throw new TypeError('The request body is not a multipart form.');
  // One character per byte, so that pictures stay intact.
  const bytes = new Uint8Array(await request.arrayBuffer());
  const body = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const head = textOf(part.slice(0, end));
    const content = part.slice(end + '\r\n\r\n'.length, -'\r\n'.length);
    const name = /[; ]name="([^"]*)"/.exec(head)?.[1] ?? '';
    const fileName = /filename="([^"]*)"/.exec(head)?.[1];
    if (fileName === undefined) form.append(name, textOf(content));
    else {
      const type = /content-type: *(\S+)/i.exec(head)?.[1] ?? '';
      form.append(name, new File([bytesOf(content)], fileName, { type }));
    }
  }
  return form;
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const textOf = (text: string) => new TextDecoder().decode(bytesOf(text));
