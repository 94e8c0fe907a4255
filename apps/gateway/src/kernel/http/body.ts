import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { HttpBindings } from '@hono/node-server';
import { exceedsJsonLimits, type BodyLimits } from '@perya/api-client/server';
import type { Context } from 'hono';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { Rejection } from './Rejection';

/** For calls outside the contract: those of games' pages, providers and the sandbox. */
export const SMALL_BODY: BodyLimits = { bytes: 16 * 1024, fields: 1000, files: 0, depth: 8 };

/** For forms outside the contract. */
export const SMALL_FORM: BodyLimits = { bytes: 16 * 1024, fields: 32, files: 0, depth: 1 };

/** Maximum size of a form field's name, and of each value, in bytes. */
const FIELD_NAME_BYTES = 100;
const FIELD_BYTES = 16 * 1024;
/** Maximum number of header lines of a multipart part, and their total size in bytes. */
const PART_HEADERS = 8;
const PART_HEADER_BYTES = 2 * 1024;

/** After this many bytes of a body, yield to other requests. */
const PAUSE_BYTES = 128 * 1024;

/**
 * The rest of a rejected body is read and dropped up to this size, so that its sender can read the response.
 */
const DISCARDED_BYTES = 1024 * 1024;
const DISCARD_MS = 2_000;

/** The declared media type of the body, without parameters. */
export function mediaTypeOf(context: Context): string | undefined {
  return context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Whether the request declares a body. */
export function hasBody(context: Context): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } =
    nodeRequestOf(context).headers;
  return encoding !== undefined || Number(length) > 0;
}

/** Reads the body as text. Rejects one that exceeds the limit with 413. */
export async function readText(
  context: Context,
  { bytes }: Pick<BodyLimits, 'bytes'>,
): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(context, bytes)) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * Reads the body as JSON. Rejects other media types (415), whatever exceeds the limits (413), and invalid
 * JSON (400).
 */
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

/** Reads a JSON body that matches the schema, or rejects it with 400. */
export async function readJsonAs<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
  limits: BodyLimits = SMALL_BODY,
): Promise<v.InferOutput<Schema>> {
  return parseAs(schema, await readJson(context, limits));
}

/** Parses a value with the schema, or rejects it with a 400 that names the errors. */
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
 * Reads the fields of a form, urlencoded or multipart: texts and files by name, as a list if a name occurs
 * more than once. The form is streamed: whatever exceeds the limits (413) is never parsed.
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
    // A part without an end: the parser itself reports it.
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
        // For an urlencoded form, the parser silently drops fields beyond the limit: allow one more to detect
        // it.
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

/**
 * Yields the chunks of the body. Rejects a body of more than `max` bytes, by its declared length or while
 * reading.
 */
async function* chunksOf(context: Context, max: number): AsyncGenerator<Buffer> {
  const incoming = nodeRequestOf(context);
  if (Number(incoming.headers['content-length'] ?? 0) > max) throw bodyTooLarge();
  let size = 0;
  let nextPause = PAUSE_BYTES;
  try {
    // The connection has to survive a rejection, because the response is still to be sent.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      if (size > max) throw bodyTooLarge();
      yield bytes;
      if (size < nextPause) continue;
      nextPause = size + PAUSE_BYTES;
      // Otherwise a fast sender would block all other requests for as long as it sends.
      await setImmediate();
    }
  } catch (error) {
    if (incoming.destroyed) throw new Rejection(400, 'INCOMPLETE_BODY', 'invalid_request');
    throw error;
  }
}

/**
 * Reads the unread rest of the body, up to a reasonable size.
 * @returns whether the body has ended: if not, the connection can't be used for another request.
 */
export async function discardBody(context: Context): Promise<boolean> {
  const incoming = nodeRequestOf(context);
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

/** The response as a Node object. */
export const nodeResponseOf = (context: Context): ServerResponse =>
  (context.env as HttpBindings).outgoing;

/** The request as a Node object. */
export const nodeRequestOf = (context: Context): IncomingMessage =>
  (context.env as HttpBindings).incoming;

const bodyTooLarge = () => new Rejection(413, 'PAYLOAD_TOO_LARGE', 'payload_too_large');
const malformedForm = () => new Rejection(400, 'MALFORMED_FORM', 'invalid_request');

/** The call doesn't accept the body's media type. */
export const unsupportedMediaType = () =>
  new Rejection(415, 'UNSUPPORTED_MEDIA_TYPE', 'unsupported_media_type');
