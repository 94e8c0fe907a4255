import type { OpenApiDocument } from '@perya/api-client/openapi';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import {
  createExchangeCheck,
  operationsOf,
  type ExchangeCheck,
  type WatchedRequest,
} from './prism.ts';

/** A proxy in front of a gateway that compares what passes through it with the OpenAPI document. */
export interface WatchingProxy {
  readonly url: string;
  /** Stops, and returns what it has seen. */
  stop(): Promise<WatchReport>;
}

export interface WatchReport {
  /** How many requests were compared. */
  readonly exchanges: number;
  /** One line per deviation. */
  readonly deviations: readonly string[];
}

interface WatchOptions {
  document: OpenApiDocument;
  /** The gateway's origin. */
  target: string;
  /** Whether a path is only for the gateway's own pages. Its requests aren't compared. */
  isInternal?(path: string): boolean;
}

/** Starts a proxy on a free port. It passes everything on unchanged, and checks afterwards. */
export async function startWatchingProxy({
  document,
  target,
  isInternal = () => false,
}: WatchOptions): Promise<WatchingProxy> {
  const check = createExchangeCheck(await operationsOf(document));
  const deviations = new Set<string>();
  const checks = new Set<Promise<void>>();
  let exchanges = 0;
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing, target, (exchange) => {
      if (isInternal(urlOf(incoming).pathname)) return;
      exchanges += 1;
      const checked = report(exchange, check, deviations).finally(() => checks.delete(checked));
      checks.add(checked);
    });
  });
  server.on('upgrade', (incoming, socket: Socket, head) =>
    passSocket(incoming, { socket, head, target }),
  );
  const url = await listen(server);
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await Promise.all(checks);
      return { exchanges, deviations: [...deviations].toSorted() };
    },
  };
}

/** What has passed: a request and its response, with whole bodies. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly requestBody: Buffer;
  readonly answer: IncomingMessage;
  readonly responseBody: Buffer;
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  target: string,
  onExchange: (exchange: Exchange) => void,
): void {
  const { method, headers, url = '/' } = incoming;
  const sent = collect(incoming);
  const forwarded = send(target + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    const received = collect(answer);
    answer.pipe(outgoing);
    answer.once('end', () => {
      onExchange({ incoming, requestBody: sent(), answer, responseBody: received() });
    });
    answer.once('error', () => outgoing.destroy());
  });
  // A gateway that is killed by a journey, or a page that has left.
  forwarded.once('error', () => outgoing.destroy());
  outgoing.once('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

function passSocket(
  { method, url, rawHeaders }: IncomingMessage,
  { socket, head, target }: { socket: Socket; head: Buffer; target: string },
): void {
  const { hostname, port } = new URL(target);
  const upstream = connect(Number(port), hostname, () => {
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
    );
    upstream.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const) {
    one.once('error', () => other.destroy());
    one.once('close', () => other.destroy());
  }
}

/** Collects what a message contains while it's passed on. */
function collect(message: IncomingMessage): () => Buffer {
  const chunks: Buffer[] = [];
  message.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks);
}

async function report(
  { incoming, requestBody, answer, responseBody }: Exchange,
  check: ExchangeCheck,
  deviations: Set<string>,
): Promise<void> {
  const { method = 'GET', headers } = incoming;
  // A browser asks for these itself: they are no operations of a document.
  if (method === 'OPTIONS' || method === 'HEAD') return;
  const { pathname, searchParams } = urlOf(incoming);
  const request: WatchedRequest = {
    method: method.toLowerCase() as WatchedRequest['method'],
    url: { path: pathname, query: queryOf(searchParams) },
    headers: textsOf(headers),
    body: bodyOf(headers['content-type'], requestBody),
  };
  const statusCode = answer.statusCode ?? 0;
  const found = await check(request, {
    statusCode,
    headers: textsOf(answer.headers),
    body: bodyOf(answer.headers['content-type'], responseBody),
  });
  for (const { message } of found) {
    deviations.add(`${method} ${pathname} ${statusCode}: ${message}`);
  }
}

const urlOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://gateway');

function queryOf(params: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

const textsOf = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** A body as Prism reads it: JSON as a value, everything else as text. */
function bodyOf(type: string | undefined, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  if (type?.includes('json') !== true) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
