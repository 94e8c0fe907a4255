import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Smaller responses gain nothing from compression, because they fit in one packet. */
const WORTHWHILE_BYTES = 860;

/** The best encoding that the `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    if (quality !== undefined && Number(quality.slice(2)) === 0) refused.add(name);
    else named.add(name);
  }
  if (named.has('br') && !refused.has('br')) return 'br';
  if ((named.has('gzip') || named.has('*')) && !refused.has('gzip')) return 'gzip';
  return 'identity';
}

/** Compresses a document for one visitor. The quality favors speed over size. */
export async function compressDocument(
  body: Buffer,
  accepted: string | null,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = body.length < WORTHWHILE_BYTES ? 'identity' : chooseEncoding(accepted);
  switch (encoding) {
    case 'br':
      return {
        encoding,
        body: await brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
      };
    case 'gzip':
      return { encoding, body: await gzipped(body, { level: 6 }) };
    case 'identity':
      return { encoding, body };
  }
}
