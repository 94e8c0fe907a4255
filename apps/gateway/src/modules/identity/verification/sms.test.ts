import { asc } from 'drizzle-orm';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../kernel/config/config';
import { openTestDatabase, type TestDatabase } from '../../../kernel/db/testing';
import { createLog } from '../../../kernel/http/logging';
import { createClock } from '../../../kernel/time/clock';
import { logUnsent } from './deliver';
import { createOutbox } from './outbox';
import { smsMessage } from './schema';
import { finishInterruptedSms, SmsError, sweepSms } from './sms';

/** A request as the provider receives it. */
interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const received: Received[] = [];
/** How the provider answers the next requests, in order; the last answer is repeated. */
let answers: ((response: ServerResponse) => void)[] = [];
const status =
  (code: number, body = '{}') =>
  (response: ServerResponse) =>
    void response.writeHead(code, { 'Content-Type': 'application/json' }).end(body);
/** Takes the request, and never answers. */
const silence = () => {};
/** Takes the request, and closes the connection. */
const hangUp = (response: ServerResponse) => void response.socket?.destroy();

const provider = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(response);
  });
});

let database: TestDatabase;
let origin: string;
beforeAll(async () => {
  database = await openTestDatabase();
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await database.close();
});
beforeEach(async () => {
  received.length = 0;
  answers = [status(200)];
  await database.empty();
});
/** What a stopped gateway was sending. */
let abandoned: Promise<void> | undefined;
afterEach(async () => {
  provider.closeAllConnections();
  await abandoned;
});

const AT = new Date('2026-03-04T05:06:07Z');
const TO = '+639171234567';
const TEXT = 'Perya: 123456\n\n@perya.example #123456';

const JSON_BODY =
  '{"to":"{{to}}","message":{"text":"{{text}}"},"ref":"{{reference}}","flash":false}';

const configOf = (settings: Record<string, string> = {}) =>
  readConfig({ SMS_URL: `${origin}/send`, SMS_BODY: JSON_BODY, ...settings });

const send = (settings: Record<string, string> = {}, text = TEXT, to = TO) =>
  createOutbox(configOf(settings)).send(
    database.db,
    { channel: 'sms', recipient: to, body: text, details: { code: '123456' } },
    AT,
  );

const rows = () => database.db.select().from(smsMessage).orderBy(asc(smsMessage.createdAt));

/** Runs the job of a gateway that starts later. */
async function restart(minutes: number, settings: Record<string, string> = {}) {
  const clock = createClock(0);
  vi.spyOn(clock, 'now').mockReturnValue(new Date(AT.getTime() + minutes * 60_000));
  const log = createLog('silent');
  await finishInterruptedSms({ db: database.db, clock, config: configOf(settings), log });
}

describe('the request', () => {
  it('is JSON that no text can break', async () => {
    const text = 'She said "hi"\\\n{{secret}} \u2028 ","admin":true,"x":"';
    await send({ SMS_SECRET: 'key-1', SMS_HEADERS: '{"Authorization":"Bearer {{secret}}"}' }, text);
    const [{ method, headers, body } = expect.fail()] = received;
    expect(method).toBe('POST');
    expect(headers['content-type']).toBe('application/json');
    expect(headers.authorization).toBe('Bearer key-1');
    const [row] = await rows();
    expect(JSON.parse(body)).toEqual({
      to: TO,
      message: { text },
      ref: row?.reference,
      flash: false,
    });
  });

  it('is a form that no text can add fields to', async () => {
    const text = 'a&key=stolen=1\r\n+%20é';
    await send(
      {
        SMS_FORMAT: 'form',
        SMS_BODY: 'key={{secret}}&number={{toDigits}}&text={{text}}',
        SMS_SECRET: 'key 1&x',
      },
      text,
    );
    const [{ headers, body } = expect.fail()] = received;
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(body)]).toEqual([
      ['key', 'key 1&x'],
      ['number', '639171234567'],
      ['text', text],
    ]);
  });

  it('can be a GET with everything in its query', async () => {
    const { SMS_URL } = { SMS_URL: `${origin}/send?to={{to}}&text={{text}}&v=1` };
    const text = 'a&b=c#d "e"';
    await createOutbox(readConfig({ SMS_URL, SMS_METHOD: 'GET' })).send(
      database.db,
      { channel: 'sms', recipient: TO, body: text },
      AT,
    );
    const [{ method, url, body } = expect.fail()] = received;
    expect([method, body]).toEqual(['GET', '']);
    expect([...new URL(url, origin).searchParams]).toEqual([
      ['to', TO],
      ['text', text],
      ['v', '1'],
    ]);
  });

  it('is made only for numbers in E.164', async () => {
    for (const to of ['09171234567', '639171234567', '+0123456789', '+63917123456789012', '']) {
      await expect(send({}, TEXT, to)).rejects.toMatchObject({ code: 'SMS_NUMBER' });
    }
    expect(received).toEqual([]);
  });
});

describe('a message', () => {
  it('that is accepted is stored as sent, without its text', async () => {
    await send();
    expect(await rows()).toMatchObject([{ status: 'sent', reason: null, text: null, endedAt: AT }]);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['its own status', { SMS_SUCCESS_STATUS: '202' }, status(202), true],
    ['another status', { SMS_SUCCESS_STATUS: '202' }, status(200), false],
    ['its field', { SMS_SUCCESS_JSON: 'a.0.state=0' }, status(200, '{"a":[{"state":0}]}'), true],
    [
      'another value',
      { SMS_SUCCESS_JSON: 'a.0.state=0' },
      status(200, '{"a":[{"state":7}]}'),
      false,
    ],
    ['a field of any value', { SMS_SUCCESS_JSON: 'id' }, status(200, '{"id":"x"}'), true],
    ['no such field', { SMS_SUCCESS_JSON: 'id' }, status(200, '{"error":"x"}'), false],
    ['no JSON', { SMS_SUCCESS_JSON: 'id' }, status(200, 'OK'), false],
  ])('is confirmed or not by %s', async (_, settings, answer, isSent) => {
    answers = [answer];
    const outcome = await send(settings).then(
      () => 'sent',
      (error: unknown) => (error instanceof SmsError ? error.code : 'unexpected'),
    );
    expect(outcome).toBe(isSent ? 'sent' : 'SMS_REJECTED');
    expect(await rows()).toMatchObject([{ status: isSent ? 'sent' : 'failed' }]);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['rejected', status(400), 'rejected 400'],
    ['answered with an error of the provider', status(503), 'unavailable 503'],
    ['not answered in time', silence, 'timeout'],
    ['cut off', hangUp, 'unreachable'],
    [
      'redirected',
      (response: ServerResponse) => void response.writeHead(307, { Location: '/other' }).end(),
      'unreachable',
    ],
  ])('that is %s fails and is requested once', async (_, answer, reason) => {
    answers = [answer];
    await expect(send({ SMS_TIMEOUT_SECONDS: '1' })).rejects.toThrow(/was not accepted/);
    expect(await rows()).toMatchObject([{ status: 'failed', reason, text: null }]);
    expect(received).toHaveLength(1);
    await restart(60);
    expect(received).toHaveLength(1);
  });

  it('fails if the provider is not running', async () => {
    const { port } = await closedPort();
    await expect(send({ SMS_URL: `http://127.0.0.1:${port}/` })).rejects.toMatchObject({
      code: 'SMS_UNREACHABLE',
    });
    expect(await rows()).toMatchObject([{ status: 'failed', reason: 'unreachable' }]);
  });

  it('is requested again under the same reference if the provider ignores repeats', async () => {
    answers = [hangUp, status(503), status(200)];
    await send({ SMS_IDEMPOTENT: '1', SMS_HEADERS: '{"Idempotency-Key":"{{reference}}"}' });
    const [row] = await rows();
    expect(row).toMatchObject({ status: 'sent', text: null });
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array.from({ length: 3 }, () => row?.reference),
    );
    answers = [status(400)];
    await expect(send({ SMS_IDEMPOTENT: '1' })).rejects.toThrow(/rejected/);
    expect(received).toHaveLength(4);
  });

  it('fails with an error that repeats neither the number, the text nor the key', async () => {
    answers = [status(400, `{"error":"${TO} 123456 key-1"}`)];
    const error: unknown = await send({
      SMS_SECRET: 'key-1',
      SMS_HEADERS: '{"X-Key":"{{secret}}"}',
    }).catch((error: unknown) => error);
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => lines.push(line) });
    logUnsent({ log }, 'sms', error);
    log.error({ err: error });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      failure: { name: 'SmsError', code: 'SMS_REJECTED', responseCode: 400 },
    });
    expect(lines.join('')).not.toMatch(/9171234567|123456|key-1/);
  });
});

describe('a message that its gateway did not finish', () => {
  /** Begins to send; the gateway stops before there is an answer. */
  async function interrupt(settings: Record<string, string> = {}) {
    answers = [silence];
    abandoned = send(settings).catch(() => undefined);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    answers = [status(200)];
  }

  it('was claimed before its request, and is not sent again', async () => {
    await interrupt({ SMS_TIMEOUT_SECONDS: '99' });
    expect(await rows()).toMatchObject([{ status: 'sending', text: null }]);
    await restart(0, { SMS_TIMEOUT_SECONDS: '99' });
    expect(await rows()).toMatchObject([{ status: 'sending' }]);
    await restart(9, { SMS_TIMEOUT_SECONDS: '99' });
    expect(await rows()).toMatchObject([{ status: 'failed', reason: 'interrupted' }]);
    expect(received).toHaveLength(1);
  });

  it('is sent again under its reference if the provider ignores repeats, by one gateway', async () => {
    const settings = { SMS_TIMEOUT_SECONDS: '99', SMS_IDEMPOTENT: '1' };
    await interrupt(settings);
    expect(await rows()).toMatchObject([{ status: 'sending', text: TEXT }]);
    await Promise.all([restart(9, settings), restart(9, settings)]);
    expect(await rows()).toMatchObject([{ status: 'sent', text: null }]);
    expect(received).toHaveLength(2);
    expect(received[1]?.body).toBe(received[0]?.body);
  });

  it('is given up once its code is useless', async () => {
    const settings = { SMS_TIMEOUT_SECONDS: '99', SMS_IDEMPOTENT: '1' };
    await interrupt(settings);
    await restart(11, settings);
    expect(await rows()).toMatchObject([{ status: 'failed', reason: 'interrupted', text: null }]);
    expect(received).toHaveLength(1);
  });
});

it('deletes messages after a week', async () => {
  await send();
  await sweepSms(database.db, new Date(AT.getTime() + 6 * 24 * 3_600_000));
  expect(await rows()).toHaveLength(1);
  await sweepSms(database.db, new Date(AT.getTime() + 8 * 24 * 3_600_000));
  expect(await rows()).toEqual([]);
});

/** A port that nothing listens on. */
async function closedPort(): Promise<AddressInfo> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return address;
}
