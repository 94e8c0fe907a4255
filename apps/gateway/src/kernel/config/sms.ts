import { isProviderAddress } from './providerAddress';
import { StartError } from './StartError';

/** What a template can contain, in double braces: `{{to}}`. */
const SMS_PLACEHOLDERS = ['to', 'toDigits', 'text', 'reference', 'secret'] as const;
export type SmsPlaceholder = (typeof SMS_PLACEHOLDERS)[number];

/** The body of a request: its placeholders are filled in after the template was parsed. */
export type SmsBody =
  | { format: 'json'; template: unknown }
  | { format: 'form'; template: readonly (readonly [name: string, value: string])[] };

/** A gateway for text messages that is called by HTTP. */
export interface SmsSettings {
  method: 'POST' | 'PUT' | 'GET';
  /** With placeholders in its path and query. */
  url: string;
  /** By name; only `{{reference}}` and `{{secret}}` are filled in. */
  headers: Readonly<Record<string, string>>;
  body: SmsBody | undefined;
  /** The gateway's key, for `{{secret}}`. */
  secret: string;
  /** The statuses of an accepted message; empty: every status from 200 to 299. */
  statuses: readonly number[];
  /** The field of a JSON response that confirms a message. Without a value, the field only has to exist. */
  confirmation: { path: readonly string[]; value: string | undefined } | undefined;
  timeoutMs: number;
  /** Whether the gateway sends a message once, however often it's requested with the same reference. */
  isIdempotent: boolean;
}

/** The variables that configure it. */
interface SmsVariables {
  SMS_URL?: string | undefined;
  SMS_METHOD?: string | undefined;
  SMS_HEADERS?: string | undefined;
  SMS_FORMAT?: string | undefined;
  SMS_BODY?: string | undefined;
  SMS_SECRET?: string | undefined;
  SMS_SUCCESS_STATUS?: string | undefined;
  SMS_SUCCESS_JSON?: string | undefined;
  SMS_TIMEOUT_SECONDS?: string | undefined;
  SMS_IDEMPOTENT?: string | undefined;
}

const SECOND_MS = 1_000;
/** Letters, digits and the signs that RFC 9110 allows in a header's name. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** Visible characters, blanks and tabs. */
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;
const HEADER_PLACEHOLDERS: readonly SmsPlaceholder[] = ['reference', 'secret'];

/**
 * Reads the settings of the text message gateway; undefined if there is none. Throws a `StartError` that names
 * the invalid variable without its value, which can contain a key.
 */
export function readSmsSettings(given: SmsVariables): SmsSettings | undefined {
  const { SMS_URL: url } = given;
  if (url === undefined) {
    const [other] =
      Object.entries(given).find(
        ([name, value]) => name.startsWith('SMS_') && value !== undefined,
      ) ?? [];
    if (other === undefined) return undefined;
    throw new StartError(`${other} is set, but SMS_URL is not.`);
  }
  const settings: SmsSettings = {
    method: oneOf('SMS_METHOD', ['POST', 'PUT', 'GET'], given.SMS_METHOD ?? 'POST'),
    url: urlOf(url),
    headers: headersOf(given.SMS_HEADERS ?? '{}'),
    body: bodyOf(given),
    secret: given.SMS_SECRET ?? '',
    statuses: statusesOf(given.SMS_SUCCESS_STATUS),
    confirmation: confirmationOf(given.SMS_SUCCESS_JSON),
    timeoutMs: timeoutOf(given.SMS_TIMEOUT_SECONDS ?? '10'),
    isIdempotent: oneOf('SMS_IDEMPOTENT', ['0', '1'], given.SMS_IDEMPOTENT ?? '0') === '1',
  };
  requirePlaceholders(settings);
  return settings;
}

function requirePlaceholders({ method, url, headers, body, secret, isIdempotent }: SmsSettings) {
  if (method === 'GET' && body !== undefined) {
    throw new StartError('SMS_BODY is set, but a request by GET has no body.');
  }
  const message = placeholdersIn([url, ...textsIn(body)]);
  if (!message.has('text')) throw new StartError('SMS_BODY and SMS_URL do not contain {{text}}.');
  if (!message.has('to') && !message.has('toDigits')) {
    throw new StartError('SMS_BODY and SMS_URL contain neither {{to}} nor {{toDigits}}.');
  }
  const all = placeholdersIn([url, ...textsIn(body), ...Object.values(headers)]);
  if (isIdempotent && !all.has('reference')) {
    throw new StartError('SMS_IDEMPOTENT is 1, but the request does not contain {{reference}}.');
  }
  if (all.has('secret') !== (secret !== '')) {
    throw new StartError('SMS_SECRET and {{secret}} in the request need each other.');
  }
  if (!HEADER_VALUE.test(secret)) {
    throw new StartError('SMS_SECRET contains a character that a header cannot have.');
  }
}

function urlOf(url: string): string {
  checkPlaceholders('SMS_URL', url, SMS_PLACEHOLDERS);
  // The host is fixed: only the path and the query are filled in.
  const isFixed = /^https?:\/\/[^/?#{}]+(?:[/?]|$)/.test(url);
  if (!isFixed || !isProviderAddress(url.replaceAll(/[{}]/g, ''))) {
    throw new StartError('SMS_URL is neither https nor an address of this machine.');
  }
  return url;
}

function headersOf(json: string): Record<string, string> {
  const headers = parseJson('SMS_HEADERS', json);
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) {
    throw new StartError('SMS_HEADERS is not a JSON object.');
  }
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]: [string, unknown]) => {
      if (!HEADER_NAME.test(name) || typeof value !== 'string' || !HEADER_VALUE.test(value)) {
        throw new StartError('SMS_HEADERS contains an invalid header.');
      }
      checkPlaceholders('SMS_HEADERS', value, HEADER_PLACEHOLDERS);
      return [name, value];
    }),
  );
}

function bodyOf({ SMS_BODY: body, SMS_FORMAT: format }: SmsVariables): SmsBody | undefined {
  const chosen = oneOf('SMS_FORMAT', ['json', 'form'], format ?? 'json');
  if (body === undefined) return undefined;
  const filled: SmsBody =
    chosen === 'json'
      ? { format: 'json', template: parseJson('SMS_BODY', body) }
      : { format: 'form', template: [...new URLSearchParams(body)] };
  for (const text of textsIn(filled)) checkPlaceholders('SMS_BODY', text, SMS_PLACEHOLDERS);
  return filled;
}

function statusesOf(list: string | undefined): number[] {
  if (list === undefined) return [];
  const statuses = list.split(',').map((status) => status.trim());
  if (!statuses.every((status) => /^[1-5]\d\d$/.test(status))) {
    throw new StartError('SMS_SUCCESS_STATUS is not a list of statuses: "200,202".');
  }
  return statuses.map(Number);
}

function confirmationOf(setting: string | undefined): SmsSettings['confirmation'] {
  if (setting === undefined) return undefined;
  const [, path, value] = /^([\w-]+(?:\.[\w-]+)*)(?:=(.*))?$/s.exec(setting) ?? [];
  if (path === undefined) {
    throw new StartError('SMS_SUCCESS_JSON is not of the kind "messages.0.status=queued".');
  }
  return { path: path.split('.'), value };
}

function timeoutOf(seconds: string): number {
  if (!/^[1-9]\d?$/.test(seconds)) {
    throw new StartError('SMS_TIMEOUT_SECONDS is not a number of seconds from 1 to 99.');
  }
  return Number(seconds) * SECOND_MS;
}

function oneOf<const Value extends string>(
  name: keyof SmsVariables,
  values: readonly Value[],
  given: string,
): Value {
  const found = values.find((value) => value === given);
  if (found === undefined) throw new StartError(`${name} is none of ${values.join(', ')}.`);
  return found;
}

function parseJson(name: keyof SmsVariables, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new StartError(`${name} is not valid JSON.`);
  }
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const placeholdersIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)));

function checkPlaceholders(
  name: keyof SmsVariables,
  text: string,
  allowed: readonly SmsPlaceholder[],
): void {
  for (const found of placeholdersIn([text])) {
    if (!allowed.some((each) => each === found)) {
      throw new StartError(`${name} contains {{${found}}}, which cannot be filled in there.`);
    }
  }
}

/** The texts of a body that are filled in. */
function textsIn(body: SmsBody | undefined): string[] {
  if (body === undefined) return [];
  return body.format === 'form'
    ? body.template.map(([, value]) => value)
    : stringsIn(body.template);
}

function stringsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(stringsIn) : [];
}

/** Fills in a text. Values are not searched for placeholders again. */
export const fillSmsTemplate = (
  text: string,
  values: Readonly<Record<SmsPlaceholder, string>>,
  encode: (value: string) => string = (value) => value,
): string => text.replaceAll(PLACEHOLDER, (_, name: SmsPlaceholder) => encode(values[name]));
