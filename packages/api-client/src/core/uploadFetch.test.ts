// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { applyForPromotion } from '../resources';
import { createApiClient } from './client';
import { uploadFetch } from './uploadFetch';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, content-type, token, language',
  'Access-Control-Expose-Headers': 'X-Told',
};

let origin = '';
let received = { type: '', body: '' };
let answer: (response: ServerResponse) => void;

const server = createServer((request: IncomingMessage, response) => {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, CORS).end();
    return;
  }
  let body = '';
  request.setEncoding('latin1');
  request.on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    received = { type: request.headers['content-type'] ?? '', body };
    answer(response);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answer = (response) => response.writeHead(200, { ...CORS, 'X-Told': 'yes' }).end('{"ok":true}');
});

const post = (fetch: typeof globalThis.fetch, init: RequestInit = {}) =>
  fetch(`${origin}/upload`, { method: 'POST', body: 'x'.repeat(100_000), ...init });

it('sends what fetch sends, and reports the progress', async () => {
  const told: number[] = [];
  const response = await post(uploadFetch((fraction) => told.push(fraction)));
  expect(received.body).toHaveLength(100_000);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-told')).toBe('yes');
  await expect(response.json()).resolves.toEqual({ ok: true });
  expect(told.at(-1)).toBe(1);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

it('returns a rejection as a response', async () => {
  answer = (response) => response.writeHead(413, CORS).end('{"code":"TOO_LARGE"}');
  const response = await post(uploadFetch(() => {}));
  expect(response.status).toBe(413);
  await expect(response.json()).resolves.toEqual({ code: 'TOO_LARGE' });
});

it('fails like fetch if there is no response', async () => {
  answer = (response) => response.destroy();
  await expect(post(uploadFetch(() => {}))).rejects.toBeInstanceOf(TypeError);
});

it('stops when the caller aborts', async () => {
  const giveUp = new AbortController();
  answer = () => giveUp.abort(new DOMException('enough', 'AbortError'));
  await expect(
    post(
      uploadFetch(() => {}),
      { signal: giveUp.signal },
    ),
  ).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('is used for calls with onUploadProgress', async () => {
  answer = (response) => response.writeHead(200, CORS).end('{"success":true,"value":null}');
  const told: number[] = [];
  const client = createApiClient({
    baseUrl: origin,
    getToken: () => 'token-1',
    getLanguage: () => 'EN',
  });
  await client.call(
    applyForPromotion,
    { id: 'p-1', comment: ' a card game ', pictures: [new Blob(['picture'])] },
    { onUploadProgress: (fraction) => told.push(fraction) },
  );
  expect(received.type).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(received.body).toContain('a card game\r\n');
  expect(told.at(-1)).toBe(1);
});
