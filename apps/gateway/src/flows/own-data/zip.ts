import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. */
export interface ArchiveFile {
  readonly path: string;
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** False for what is compressed already, such as pictures. */
  readonly isCompressible: boolean;
}

/**
 * Writes a ZIP archive file by file, chunk by chunk: no more than a chunk is in memory, and nothing is read
 * before the reader of the archive wants it.
 *
 * @param modifiedAt the time that all files get
 */
export async function* zipOf(
  files: AsyncIterable<ArchiveFile>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  const encoder = new TextEncoder();
  for await (const { path, content, isCompressible } of files) {
    const file = isCompressible ? new ZipDeflate(path) : new ZipPassThrough(path);
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const chunk of content) {
      file.push(typeof chunk === 'string' ? encoder.encode(chunk) : new Uint8Array(chunk));
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
