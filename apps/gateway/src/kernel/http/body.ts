import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { HttpBindings } from '@hono/node-server';
import { exceedsJsonLimits, type BodyLimits } from '@perya/api-client/server';
import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { Rejection } from './Rejection';

/** Of the calls beside the contract: those of games' pages, providers and the sandbox. */
export const SMALL_BODY: BodyLimits = { bytes: 16 * 1024, fields: 1000, files: 0, depth: 8 };

/** Of a form beside the contract. */
export const SMALL_FORM: BodyLimits = { bytes: 16 * 1024, fields: 32, files: 0, depth: 1 };

/** Of the name of a form's field, and of each of its values, in bytes. */
const FIELD_NAME_BYTES = 100;
const FIELD_BYTES = 16 * 1024;
/** Header lines of one part of a multipart body, and their bytes together. */
const PART_HEADERS = 8;
const PART_HEADER_BYTES = 2 * 1024;

/** After so many bytes of a body others get their turn. */
const PAUSE_BYTES = 128 * 1024;

/** What is left of a refused body is read and dropped, so that its sender gets to read the answer. */
const DISCARDED_BYTES = 1024 * 1024;
const DISCARD_MS = 2_000;

/** The media type that the body says to be, without parameters. */
export function mediaTypeOf(context: Context): string | undefined {
  return context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Whether the request says that it has a body. */
export function hasBody(context: Context): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } =
    incomingOf(context).headers;
  return encoding !== undefined || Number(length) > 0;
}

/** The body as text. Refuses one of more bytes with 413. */
export async function readText(
  context: Context,
  { bytes }: Pick<BodyLimits, 'bytes'>,
): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(context, bytes)) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The body as JSON. Refuses other media types (415), what is beyond the limits (413), and no JSON (400). */
export async function readJson(context: Context, limits: BodyLimits): Promise<unknown> {
  if (mediaTypeOf(context) !== 'application/json') throw unsupportedMediaType();
  return parseJson(await readText(context, limits), limits);
}

function parseJson(text: string, limits: BodyLimits): unknown {
  if (exceedsJsonLimits(text, limits)) throw bodyTooLarge();
  try {
    return JSON.parse(text);
  } catch {
    throw new Rejection(400, 'MALFORMED_JSON', 'invalid_request');
  }
}

/** A JSON body that fits the schema, or a 400. */
export async function readJsonAs<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  limits: BodyLimits = SMALL_BODY,
): Promise<v.InferOutput<Schema>> {
  return parseAs(schema, await readJson(context, limits));
}

/** A value that fits the schema, or a 400 that names the errors. */
export function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Rejection(400, 'INVALID_REQUEST', 'invalid_request', {
    value: {
      errors: parsed.issues.map((issue) => ({
        path: v.getDotPath(issue) ?? '',
        message: issue.message,
      })),
    },
  });
}

/**
 * The fields of a form, urlencoded or multipart: texts and files by name, in a list where a name comes
 * more than once. It is read as a stream: what is beyond the limits (413) is never taken apart.
 */
export async function readForm(
  context: Context,
  limits: BodyLimits,
): Promise<Record<string, unknown>> {
  const fields = new Map<string, (string | Blob)[]>();
  const add = (name: string, value: string | Blob) => {
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [value]);
    else values.push(value);
  };
  const parser = formParser(context, limits);
  const stop = () => parser.destroy(bodyTooLarge());
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, stop);
  let count = 0;
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    count += 1;
    if (count > limits.fields || isNameCut || isValueCut) stop();
    else add(name, value);
  });
  parser.on('file', (name, file, _fileName, _encoding, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    file.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    file.on('end', () => add(name, new Blob(chunks, { type })));
    // A part without its end: the parser itself says so.
    file.on('error', () => {});
  });
  try {
    await pipeline(chunksOf(context, limits.bytes), parser);
  } catch (error) {
    throw error instanceof Rejection ? error : malformedForm();
  }
  return Object.fromEntries(
    Array.from(fields, ([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function formParser(context: Context, { fields, files }: BodyLimits): BusboyInstance {
  const type = context.req.header('content-type') ?? '';
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldNameSize: FIELD_NAME_BYTES,
        fieldSize: FIELD_BYTES,
        // Of an urlencoded form the parser drops what is beyond without a word: one more, and it is seen.
        fields: fields + 1,
        files,
        parts: fields + files,
        headerPairs: PART_HEADERS,
        headerSize: PART_HEADER_BYTES,
      },
    });
  } catch {
    throw malformedForm();
  }
}

/** The chunks of the body. Refuses what is longer than `max` bytes where it says so, or as it is read. */
async function* chunksOf(context: Context, max: number): AsyncGenerator<Buffer> {
  const incoming = incomingOf(context);
  if (Number(incoming.headers['content-length'] ?? 0) > max) throw bodyTooLarge();
  let size = 0;
  let nextPause = PAUSE_BYTES;
  try {
    // The connection outlives a rejection, which is still to be answered.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > max) throw bodyTooLarge();
      yield bytes;
      if (size < nextPause) continue;
      nextPause = size + PAUSE_BYTES;
      // A fast sender would otherwise be read for as long as it sends, and nobody else be served.
      await setImmediate();
    }
  } catch (error) {
    if (incoming.destroyed) throw new Rejection(400, 'INCOMPLETE_BODY', 'invalid_request');
    throw error;
  }
}

/**
 * Reads to its end what nobody read of the body, for as long as that is reasonable.
 * @returns whether it has ended: if not, the connection cannot take another request.
 */
export async function discardBody(context: Context): Promise<boolean> {
  const incoming = incomingOf(context);
  if (incoming.complete || incoming.destroyed) return incoming.complete;
  let left = DISCARDED_BYTES;
  if (Number(incoming.headers['content-length'] ?? 0) > left) return false;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, DISCARD_MS);
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) resolve();
  };
  incoming.on('data', count);
  for (const event of ['end', 'error', 'close'] as const) incoming.once(event, () => resolve());
  incoming.resume();
  await promise;
  clearTimeout(timer);
  incoming.off('data', count);
  return incoming.complete;
}

/** The response as Node sends it. */
export const outgoingOf = (context: Context): ServerResponse =>
  (context.env as HttpBindings).outgoing;

/** The request as Node received it. */
export const incomingOf = (context: Context): IncomingMessage =>
  (context.env as HttpBindings).incoming;

const bodyTooLarge = () => new Rejection(413, 'PAYLOAD_TOO_LARGE', 'payload_too_large');
const malformedForm = () => new Rejection(400, 'MALFORMED_FORM', 'invalid_request');

/** The body is of a media type that the call does not take. */
export const unsupportedMediaType = () =>
  new Rejection(415, 'UNSUPPORTED_MEDIA_TYPE', 'unsupported_media_type');
