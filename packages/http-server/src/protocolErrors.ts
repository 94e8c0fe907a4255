import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface ErrorAnswer {
  status: number;
  /** Machine-readable code, such as `NOT_FOUND`. */
  code: string;
  /** Key of a translated text. */
  message: string;
}

const MALFORMED: ErrorAnswer = {
  status: 400,
  code: 'MALFORMED_REQUEST',
  message: 'invalid_request',
};

/** Errors of Node's parser for requests that it can't pass to the application. */
const BY_PARSER_ERROR = new Map<string | undefined, ErrorAnswer>([
  ['HPE_HEADER_OVERFLOW', { status: 431, code: 'HEADERS_TOO_LARGE', message: 'payload_too_large' }],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'payload_too_large' },
  ],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: 408, code: 'REQUEST_TIMEOUT', message: 'timeout' }],
]);

/** The error envelope, as in every response of the gateway, and its headers. */
export function errorAnswer({ code, message }: Pick<ErrorAnswer, 'code' | 'message'>) {
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Otherwise the rest of an unread body would be parsed as the next request on this connection.
      connection: 'close',
    },
    body: JSON.stringify({ success: false, value: null, message, code }),
  };
}

/**
 * Responds with an envelope to requests that never reach the application: headers that are too large (431), a
 * request that takes too long to arrive (408), and invalid HTTP (400).
 */
export function answerProtocolErrors(server: Server): void {
  const answering = new WeakSet<Socket>();
  server.on('request', ({ socket }, response: ServerResponse) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // In the middle of another response, these bytes would become part of it.
    if (!socket.writable || answering.has(socket)) {
      socket.destroy();
      return;
    }
    const answer = BY_PARSER_ERROR.get(error.code) ?? MALFORMED;
    const { headers, body } = errorAnswer(answer);
    const lines = [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}
