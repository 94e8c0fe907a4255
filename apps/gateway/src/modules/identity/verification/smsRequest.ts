import { fillSmsTemplate, type SmsBody, type SmsSettings } from '../../../kernel/config/sms';

/** A text message to request from the provider. */
interface SmsRequest {
  /** E.164. */
  to: string;
  text: string;
  /** Unique per message. */
  reference: string;
}

/**
 * The outcome of a request: `unsent` if it didn't reach the provider, `unknown` if the message may have been
 * sent.
 */
export type SmsOutcome =
  | { result: 'sent' }
  | {
      result: 'rejected' | 'unsent' | 'unknown';
      reason: 'rejected' | 'unreachable' | 'timeout' | 'unavailable';
      /** The HTTP status. */
      status?: number;
    };

/** The most of a response that is read. */
const RESPONSE_BYTES = 64 * 1024;
/** Errors of a connection that was never established. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH']);
const TOO_MANY_REQUESTS = 429;

/** Requests a message once. Never throws, and never returns anything that repeats the message. */
export async function requestSms(settings: SmsSettings, message: SmsRequest): Promise<SmsOutcome> {
  try {
    return await outcomeOf(settings, await fetchSms(settings, message));
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return { result: 'unknown', reason: 'timeout' };
    }
    return { result: isUnsent(error) ? 'unsent' : 'unknown', reason: 'unreachable' };
  }
}

function fetchSms(settings: SmsSettings, { to, text, reference }: SmsRequest): Promise<Response> {
  const { method, url, headers, body, secret, timeoutMs } = settings;
  const values = { to, toDigits: to.slice(1), text, reference, secret };
  const fill = (template: string) => fillSmsTemplate(template, values);
  const request = new Headers(body && { 'Content-Type': MEDIA_TYPES[body.format] });
  for (const [name, value] of Object.entries(headers)) request.set(name, fill(value));
  return fetch(fillSmsTemplate(url, values, encodeURIComponent), {
    method,
    headers: request,
    // A redirect would send the key and the text elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { body: fillBody(body, fill) }),
  });
}

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
} as const;

/** Fills in the parsed template, so that no text can add fields or break the format. */
function fillBody(body: SmsBody, fill: (template: string) => string): string {
  if (body.format === 'json') return JSON.stringify(fillJson(body.template, fill));
  return new URLSearchParams(
    body.template.map(([name, value]): [string, string] => [name, fill(value)]),
  ).toString();
}

function fillJson(json: unknown, fill: (template: string) => string): unknown {
  if (typeof json === 'string') return fill(json);
  if (Array.isArray(json)) return json.map((each) => fillJson(each, fill));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, fillJson(value, fill)]),
  );
}

async function outcomeOf(
  { statuses, confirmation }: SmsSettings,
  response: Response,
): Promise<SmsOutcome> {
  const { status } = response;
  const isAccepted = statuses.length === 0 ? response.ok : statuses.includes(status);
  if (!isAccepted) {
    await response.body?.cancel();
    return status >= 500 || status === TOO_MANY_REQUESTS
      ? { result: 'unknown', reason: 'unavailable', status }
      : { result: 'rejected', reason: 'rejected', status };
  }
  if (confirmation === undefined) {
    await response.body?.cancel();
    return { result: 'sent' };
  }
  const isConfirmed = confirms(await readStart(response), confirmation);
  return isConfirmed ? { result: 'sent' } : { result: 'rejected', reason: 'rejected', status };
}

async function readStart({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > RESPONSE_BYTES) break;
  }
  return Buffer.concat(chunks).toString();
}

/** Whether the response has the field, with its value if one is required. */
function confirms(
  text: string,
  { path, value }: NonNullable<SmsSettings['confirmation']>,
): boolean {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return false;
  }
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return false;
    found = (found as Record<string, unknown>)[name];
  }
  if (value === undefined) return found !== null;
  return ['string', 'number', 'boolean'].includes(typeof found) && String(found) === value;
}

function isUnsent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return NOT_CONNECTED.has(String(code));
}
