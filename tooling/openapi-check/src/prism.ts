import type { OpenApiDocument } from '@perya/api-client/openapi';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';

/** A request as Prism reads it: `url.query` has a list where a name is repeated. */
export type WatchedRequest = IHttpRequest;
type WatchedResponse = IHttpResponse;

export type PrismOperations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

/** The document's operations, as Prism reads them. */
export function operationsOf(document: OpenApiDocument): Promise<PrismOperations> {
  // Prism replaces references in the object that it's given.
  return getHttpOperationsFromSpec(structuredClone(document));
}

type PrismLogger = Parameters<typeof createInstance>[1]['logger'];

/** Prism logs each step of each request; the checks need only its results. */
export const SILENT: PrismLogger = silentLogger();

function silentLogger(): PrismLogger {
  const silence = () => {};
  const levels = ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'];
  const logger: unknown = {
    ...Object.fromEntries(levels.map((level) => [level, silence])),
    child: () => logger,
  };
  return logger as PrismLogger;
}

/** Where a request or a response deviates from the document. */
interface Deviation {
  readonly side: 'request' | 'response';
  /** For example `response.body.value.list.0.amount must be string`. */
  readonly message: string;
}

export type ExchangeCheck = (
  request: WatchedRequest,
  response: WatchedResponse,
) => Promise<Deviation[]>;

/** Checks requests and their responses as Prism's proxy does, without sending them again. */
export function createExchangeCheck(operations: PrismOperations): ExchangeCheck {
  return async (request, response) => {
    const prism = createInstance(
      {
        isProxy: true,
        upstream: new URL('http://gateway'),
        upstreamProxy: undefined,
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        errors: false,
        mock: { dynamic: false },
      },
      {
        logger: SILENT,
        // What the gateway has answered already.
        forward: () => () => () => Promise.resolve({ _tag: 'Right', right: response }),
      },
    );
    const result = await prism.request(request, operations)();
    if (result._tag === 'Left') return [{ side: 'request', message: result.left.message }];
    const { input, output } = result.right.validations;
    // What the gateway rejects needn't be a request of the document.
    const isRejected = response.statusCode >= 400;
    return [
      ...(isRejected ? [] : input.map((found) => deviationOf('request', found))),
      ...output.map((found) => deviationOf('response', found)),
    ];
  };
}

function deviationOf(
  side: Deviation['side'],
  { path = [], message }: { path?: string[]; message: string },
): Deviation {
  return { side, message: [[side, ...path].join('.'), message].join(' ') };
}
