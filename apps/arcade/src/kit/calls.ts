/** The platform said no. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;
  /** What the refusal tells beside its code. */
  readonly value: unknown;
  constructor(status: number, code: string, value: unknown = null) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}

interface Envelope {
  success: boolean;
  value: unknown;
  code?: string;
}

const TIMEOUT_MS = 10_000;

/** Calls of the play API. The secret travels in a header alone, never in an address. */
export function createCalls() {
  let secret: string | undefined;
  const call = async <Value>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<Value> => {
    const response = await fetch(`/play/api/${path}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(secret === undefined ? {} : { 'Play-Session': secret }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as Envelope;
    if (!envelope.success) {
      throw new Refused(response.status, envelope.code ?? 'UNKNOWN', envelope.value);
    }
    return envelope.value as Value;
  };
  return {
    get: <Value>(path: string) => call<Value>('GET', path),
    post: <Value>(path: string, body: unknown) => call<Value>('POST', path, body),
    keep: (value: string) => {
      secret = value;
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
