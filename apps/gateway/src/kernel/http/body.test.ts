import { requestPasswordEmail, setLanguage } from '@perya/api-client';
import { bodyLimitsOf } from '@perya/api-client/server';
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { json as readJson } from 'node:stream/consumers';
import { afterEach, describe, expect } from 'vitest';
import { callerOf, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'a-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

let gateway: TestGateway;
let agent: Agent;

it.beforeEach(({ seededGateway }) => {
  gateway = seededGateway;
  // One connection: whatever a rejection leaves on it would affect the next request.
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(() => agent.destroy());

interface Sent {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  /** An array is sent in chunks, without a total length. */
  body?: string | Buffer | readonly (string | Buffer)[];
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: { code?: string; success: boolean; value: unknown };
}

function ask({ path, method = 'POST', headers = {}, body = '' }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(gateway.url + path, { agent, method, headers }, (answer) => {
      readJson(answer).then(
        (body) =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: body as Answer['body'],
          }),
        reject,
      );
    });
    sent.on('error', reject);
    if (typeof body === 'string' || Buffer.isBuffer(body)) sent.end(body);
    else {
      for (const chunk of body) sent.write(chunk);
      sent.end();
    }
  });
}

const sendForm = (body: NonNullable<Sent['body']>, type = FORM) =>
  ask({ path: requestPasswordEmail.path, headers: { 'content-type': type }, body });

const part = (name: string, value: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const TOO_LARGE = { status: 413, body: { success: false, code: 'PAYLOAD_TOO_LARGE' } };
const { bytes, fields } = bodyLimitsOf(requestPasswordEmail);

describe('a form', () => {
  it('is accepted urlencoded and as multipart', async () => {
    const inWords = new URLSearchParams({ username: 'juan01', email: 'no one@example.com' });
    // The fields were parsed: the error is about the address.
    expect((await sendForm(inWords.toString())).body.value).toMatchObject({
      errors: [{ path: 'email' }],
    });
    const parts = `${part('username', 'juan01')}${part('email', 'nobody')}--${BOUNDARY}--\r\n`;
    expect((await sendForm(parts, MULTIPART)).body.value).toMatchObject({
      errors: [{ path: 'email' }],
    });
  });

  it.each<[string, () => ReturnType<typeof ask>]>([
    ['too many urlencoded fields', () => sendForm(manyNames(fields + 1))],
    ['too many values of one field', () => sendForm('a=1&'.repeat(fields + 1))],
    ['too many parts', () => sendForm(part('', '').repeat(fields + 1), MULTIPART)],
    ['an unexpected file', () => sendForm(part('a', 'b', '; filename="a.png"'), MULTIPART)],
    ['a field name that is too long', () => sendForm(`${'n'.repeat(200)}=1`)],
    ['a Content-Length above the limit', () => sendForm(`a=${'x'.repeat(bytes)}`)],
    ['a chunked body above the limit', () => sendForm(['a=', 'x'.repeat(bytes)])],
  ])('with %s is rejected', async (_, send) => {
    const answer = await send();
    expect(answer).toMatchObject(TOO_LARGE);
    expect(answer.headers.connection).toBe('close');
  });

  it.each([
    ['without a boundary', 'multipart/form-data', part('a', 'b')],
    ['that ends within a part', MULTIPART, part('a', 'b')],
    ['that has no parts', MULTIPART, 'nothing'],
  ])('%s is rejected', async (_, type, body) => {
    expect(await sendForm(body, type)).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_FORM' },
    });
  });

  it('never sets an object’s prototype or constructor', async () => {
    const { body } = await sendForm('__proto__=a&constructor=b&username=juan01&email=x');
    expect(body.value).toMatchObject({ errors: [{ path: 'email' }] });
  });
});

describe('JSON', () => {
  const send = async (body: NonNullable<Sent['body']>) => {
    const juan = callerOf(gateway);
    await juan.signIn('juan01');
    return ask({
      path: '/wps/member/language',
      method: 'PUT',
      headers: { 'content-type': 'application/json', token: juan.token() ?? '' },
      body,
    });
  };

  it.each([
    ['a Content-Length above the limit', JSON.stringify({ language: 'x'.repeat(70_000) })],
    ['a chunked body above the limit', ['{"language":"', 'x'.repeat(70_000), '"}']],
    ['too many values', JSON.stringify({ language: Array.from({ length: 1001 }, () => 0) })],
    ['arrays that are nested too deeply', `${'['.repeat(9)}${']'.repeat(9)}`],
  ])('with %s is rejected', async (_, body) => {
    const answer = await send(body);
    expect(answer).toMatchObject(TOO_LARGE);
    expect(answer.headers.connection).toBe('close');
  });

  it('may arrive in chunks', async () => {
    expect(await send(['{"lang', 'uage":"EN"}'])).toMatchObject({ status: 200 });
  });
});

describe('an unread body', () => {
  const login = { path: '/wps/session/login', headers: { 'content-type': 'application/jose' } };

  it('doesn’t affect the next request on the connection', async () => {
    const juan = callerOf(gateway);
    await juan.signIn('juan01');
    const asMember = { token: juan.token() ?? '', 'content-type': 'application/json' };
    for (let round = 0; round < 20; round += 1) {
      const large = await ask({ ...login, body: Buffer.alloc(300 * 1024, 'x') });
      expect(large).toMatchObject(TOO_LARGE);
      const unknown = await ask({ path: '/wps/none', body: Buffer.alloc(300 * 1024) });
      expect(unknown).toMatchObject({ status: 404 });
      const own = await ask({
        path: setLanguage.path,
        method: setLanguage.method,
        headers: asMember,
        body: '{"language":"EN"}',
      });
      expect(own).toMatchObject({ status: 200, body: { success: true } });
    }
  });

  it('keeps the connection if the rest is short, and closes it if it’s long', async () => {
    const short = await ask({ path: '/wps/none', body: Buffer.alloc(300 * 1024) });
    expect(short.headers.connection).toBe('keep-alive');
    const long = await ask({
      path: '/wps/none',
      headers: { 'content-length': 3 * 1024 * 1024 },
      body: Buffer.alloc(1024),
    });
    expect(long).toMatchObject({ status: 404, headers: { connection: 'close' } });
  });
});

const manyNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index}=`).join('&');
