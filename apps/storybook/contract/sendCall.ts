import {
  createApiClient,
  isContractError,
  isRejectedError,
  isTransportError,
  type AnyEndpoint,
} from '@perya/api-client';

/** What is sent, and where to. */
export interface Attempt {
  readonly call: AnyEndpoint;
  /** The request in its wire form. */
  readonly request: object;
  /** The fields of the request that are files. */
  readonly files: readonly string[];
  readonly address: string;
  /** A session token, or an operator key; empty to send none. */
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
}

/** How a call ended. */
export interface Outcome {
  readonly isOk: boolean;
  readonly title: string;
  readonly advice?: string;
  /** Null if no response arrived. */
  readonly status: number | null;
  readonly milliseconds: number;
  /** The response as it arrived. */
  readonly body: unknown;
}

/** Makes a call with the site's transport, except that request and answer stay in their wire form. */
export async function sendCall(attempt: Attempt): Promise<Outcome> {
  const { call, request, files, address, token, fetch } = attempt;
  let status: number | null = null;
  let body: unknown = null;
  const client = createApiClient({
    baseUrl: address.replace(/\/+$/u, ''),
    getToken: () => token || null,
    getLanguage: () => 'EN',
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      ({ status } = response);
      body = readable(await response.clone().text());
      return response;
    },
  });
  const wireCall: AnyEndpoint = { ...call, encode: unchanged, decode: unchanged };
  const startedAt = Date.now();
  const ended = (part: Pick<Outcome, 'isOk' | 'title' | 'advice'>): Outcome => ({
    ...part,
    status,
    milliseconds: Date.now() - startedAt,
    body,
  });
  try {
    await client.call(wireCall, withFiles(request, files));
    return ended({ isOk: true, title: 'The gateway answered.' });
  } catch (error) {
    return ended({ isOk: false, ...explain(error, attempt) });
  }
}

const unchanged = (value: unknown) => value;

function explain(
  error: unknown,
  { call: { auth }, address }: Attempt,
): Pick<Outcome, 'title' | 'advice'> {
  if (isRejectedError(error)) {
    return error.code === 'NOT_SIGNED_IN'
      ? {
          title: 'Refused: NOT_SIGNED_IN',
          advice: 'Enter the token of a member who is signed in on the site.',
        }
      : { title: `Refused: ${error.code}`, advice: error.messageKey };
  }
  if (isContractError(error)) {
    const problems = error.errors.map(({ path, message }) => `${path || 'Request'}: ${message}`);
    return {
      title:
        error.side === 'request'
          ? 'The request isn’t valid. Nothing was sent.'
          : 'The answer violates the contract.',
      advice: problems.join(' ') || error.message,
    };
  }
  if (isTransportError(error)) {
    return {
      title: error.kind === 'timeout' ? 'The gateway didn’t answer in time.' : 'No answer arrived.',
      advice: [
        `Start a gateway with pnpm start, and check that it runs at ${address}.`,
        `It answers pages of SITE_ORIGIN only (CORS): add ${location.origin}.`,
        ...(auth === 'operator' ? ['Operator calls aren’t made from pages: use pnpm ops.'] : []),
      ].join(' '),
    };
  }
  return { title: 'The call couldn’t be sent.', advice: String(error) };
}

/** JSON has no files: a text in the place of a file is sent as a file with that text. */
function withFiles(request: object, names: readonly string[]): object {
  const asFile = (value: unknown) => new Blob([String(value)], { type: 'image/png' });
  return Object.fromEntries(
    Object.entries(request).map(([name, value]: [string, unknown]) => {
      if (!names.includes(name)) return [name, value];
      return [name, Array.isArray(value) ? value.map(asFile) : asFile(value)];
    }),
  );
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
