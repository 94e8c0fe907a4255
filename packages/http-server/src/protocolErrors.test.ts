import { once } from 'node:events';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { answerProtocolErrors } from './protocolErrors.ts';

/** Sends these bytes, and returns the response until the connection closes. */
async function send(bytes: string, listener: RequestListener, options: ServerOptions = {}) {
  const server = createServer(options, listener);
  answerProtocolErrors(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  // The peer may close while there is more to read.
  socket.on('error', () => {});
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  server.close();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { answer, head, body };
}

const neverAsked: RequestListener = (_, response) => response.end('asked');

test.each([
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    { code: 'HEADERS_TOO_LARGE', message: 'payload_too_large' },
  ],
  [
    'data that is not HTTP',
    'HELLO\r\n\r\n',
    '400 Bad Request',
    { code: 'MALFORMED_REQUEST', message: 'invalid_request' },
  ],
  [
    'two Content-Length headers',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
    '400 Bad Request',
    { code: 'MALFORMED_REQUEST', message: 'invalid_request' },
  ],
])('answers %s with an envelope', async (_, bytes, status, error) => {
  const { head, body } = await send(bytes, neverAsked);
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(head).toContain('connection: close');
  expect(head).toContain(`content-length: ${body.length}`);
  expect(JSON.parse(body)).toEqual({ success: false, value: null, ...error });
});

test('answers a request that does not arrive in time', async () => {
  const options = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 };
  const { head, body } = await send('GET / HTTP/1.1\r\nhost:', neverAsked, options);
  expect(head).toContain('HTTP/1.1 408 Request Timeout');
  expect(JSON.parse(body)).toMatchObject({ code: 'REQUEST_TIMEOUT', message: 'timeout' });
});

test('writes nothing into a response that has started', async () => {
  const { answer } = await send(
    'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nno chunk',
    (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('begun');
    },
  );
  expect(answer).not.toContain('MALFORMED_REQUEST');
});
