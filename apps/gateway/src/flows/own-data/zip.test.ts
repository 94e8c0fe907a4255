import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipOf, type ArchiveFile } from './zip';

const AT = new Date(Date.UTC(2026, 0, 15, 4));

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new Uint8Array(Buffer.concat(all));
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

it('writes what unpacks to the same files', async () => {
  const file = fc.record({
    path: fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}$/),
    content: fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array())),
    isCompressible: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(file, { selector: ({ path }) => path, maxLength: 5 }),
      async (files) => {
        const unpacked = unzipSync(await collect(zipOf(each(files), AT)));
        const expected = files.map(({ path, content }) => [
          path,
          new Uint8Array(Buffer.concat(content.map((part) => Buffer.from(part)))),
        ]);
        expect(unpacked).toEqual(Object.fromEntries(expected));
      },
    ),
    { numRuns: 50 },
  );
});

it('reads nothing before the reader wants it, and nothing after the reader has left', async () => {
  let read = 0;
  let isOpen = true;
  async function* rows(): AsyncGenerator<string> {
    try {
      for (;;) {
        read += 1;
        // Random, so that compressing can't keep it all back.
        yield Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
      }
    } finally {
      isOpen = false;
    }
  }
  const endless: ArchiveFile = { path: 'rows.json', content: rows(), isCompressible: true };
  const zip = zipOf(each([endless]), AT);
  await zip.next();
  await zip.next();
  expect(read).toBeLessThanOrEqual(2);
  await zip.return(undefined);
  expect(isOpen).toBe(false);
});

it('names its files in UTF-8', async () => {
  const files = [{ path: 'datos/año.txt', content: ['ñ'], isCompressible: true }];
  const unpacked = unzipSync(await collect(zipOf(each(files), AT)));
  expect(strFromU8(unpacked['datos/año.txt'] ?? new Uint8Array())).toBe('ñ');
});
