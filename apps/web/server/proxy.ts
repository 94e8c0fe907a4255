import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type {
  ClientRequest,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

import { clientOf, errorAnswer, RETRY_AFTER_S, type TrustedProxies } from '@perya/http-server';

/** Paths proxied to the gateway, so that browsers need a single origin. */
const PASSED_ON = ['/wps/', '/lgw/', '/lotto/', '/art/'] as const;

/** Hop-by-hop headers (RFC 9110, 7.6.1), which are never forwarded. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Carries the key of a site's server to the gateway. */
const SITE_KEY_HEADER = 'x-site-key';

export interface ProxyOptions {
  /** The gateway's origin, for example `http://localhost:4180`. */
  gatewayUrl: string;
  /** The timeout for the start of the gateway's response. */
  responseTimeoutMs?: number;
  /** The idle timeout of a started response. */
  idleTimeoutMs?: number;
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: TrustedProxies;
  /** The key by which the gateway knows a site for agents; undefined for the members' site. */
  siteKey?: string | undefined;
  onError?: (error: { path: string; code: string; cause: unknown }) => void;
}

/** Proxies a request to the gateway. */
export type ProxyHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * The normalized path and query if the gateway should handle the request, else null. Normalized, because
 * `/wps/../sandbox/reset` must not reach paths that aren't proxied.
 */
export function gatewayTarget(rawUrl: string | undefined): string | null {
  if (!rawUrl?.startsWith('/')) return null;
  let url: URL;
  try {
    // A scheme-relative `//host/path` would otherwise change the host instead of the path.
    url = new URL(rawUrl.replace(/^\/{2,}/, '/'), 'http://site.invalid');
  } catch {
    return null;
  }
  return PASSED_ON.some((prefix) => url.pathname.startsWith(prefix))
    ? url.pathname + url.search
    : null;
}

/** Creates the proxy function, which streams requests and responses. */
export function createProxy(options: ProxyOptions): { passOn: ProxyHandler; close: () => void } {
  const {
    gatewayUrl,
    responseTimeoutMs = 15_000,
    idleTimeoutMs = 60_000,
    trustedProxies,
    siteKey,
    onError = () => {},
  } = options;
  const base = new URL(gatewayUrl);
  const secure = base.protocol === 'https:';
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, maxSockets: 256 })
    : new HttpAgent({ keepAlive: true, maxSockets: 256 });
  const request = secure ? httpsRequest : httpRequest;

  const passOn: ProxyHandler = (incoming, outgoing) => {
    const path = gatewayTarget(incoming.url);
    if (path === null) {
      answerError(outgoing, 404, 'NOT_FOUND', 'not_found');
      return;
    }
    attempt(true);

    function attempt(mayRepeat: boolean): void {
      let answered = false;
      let timedOut = false;
      const upstream: ClientRequest = request({
        agent,
        protocol: base.protocol,
        hostname: base.hostname,
        port: base.port,
        method: incoming.method,
        path,
        headers: forwardedHeaders(incoming, { gatewayHost: base.host, trustedProxies, siteKey }),
      });

      const timer = setTimeout(() => {
        timedOut = true;
        upstream.destroy(new Error(`no answer within ${responseTimeoutMs} ms`));
      }, responseTimeoutMs);

      upstream.on('response', (answer) => {
        answered = true;
        clearTimeout(timer);
        answer.setTimeout(idleTimeoutMs, () => answer.destroy(new Error('answer fell silent')));
        outgoing.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.headers));
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
      });

      upstream.on('error', (cause: NodeJS.ErrnoException) => {
        clearTimeout(timer);
        if (answered || outgoing.writableEnded) {
          outgoing.destroy();
          return;
        }
        // A kept-alive connection may close just as it's reused. The request then never reached the gateway,
        // and a read without a body can safely be retried.
        if (mayRepeat && !timedOut && upstream.reusedSocket && isRepeatable(incoming)) {
          attempt(false);
          return;
        }
        onError({ path: path ?? '', code: timedOut ? 'timeout' : (cause.code ?? 'error'), cause });
        if (timedOut) answerError(outgoing, 504, 'GATEWAY_TIMEOUT', 'timeout');
        else answerError(outgoing, 502, 'GATEWAY_UNREACHABLE', 'service_unavailable');
      });

      // The client disconnected, so abort the gateway's request.
      outgoing.once('close', () => {
        clearTimeout(timer);
        if (!outgoing.writableFinished) upstream.destroy();
      });

      if (isRepeatable(incoming)) upstream.end();
      else incoming.pipe(upstream);
    }
  };

  return { passOn, close: () => agent.destroy() };
}

interface Forwarding extends Pick<ProxyOptions, 'trustedProxies' | 'siteKey'> {
  gatewayHost: string;
}

/** The client's address as determined by this server, and its own site key, replacing any claimed value. */
function forwardedHeaders(
  incoming: IncomingMessage,
  { gatewayHost, trustedProxies, siteKey }: Forwarding,
): OutgoingHttpHeaders {
  const { ip, host, protocol } = clientOf(incoming, trustedProxies);
  const { [SITE_KEY_HEADER]: _claimed, ...headers } = endToEndHeaders(incoming.headers);
  return {
    ...headers,
    ...(siteKey !== undefined && { [SITE_KEY_HEADER]: siteKey }),
    'x-forwarded-for': ip,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol,
    host: gatewayHost,
  };
}

function endToEndHeaders(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const named = new Set(
    (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()),
  );
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !named.has(name)) kept[name] = value;
  }
  return kept;
}

function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

/** Rejects a request that exceeds the concurrency limit. */
export function answerOverloaded(outgoing: ServerResponse): void {
  outgoing.setHeader('retry-after', String(RETRY_AFTER_S));
  answerError(outgoing, 503, 'OVERLOADED', 'service_unavailable');
}

function answerError(outgoing: ServerResponse, status: number, code: string, message: string) {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const { headers, body } = errorAnswer({ code, message });
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}
