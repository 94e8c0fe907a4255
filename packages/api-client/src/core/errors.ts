import type { SchemaError } from './schemaErrors';

/** Why no response arrived. */
export type TransportErrorKind = 'offline' | 'timeout' | 'aborted' | 'network';

/** Values of a message's placeholders. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** The request or its response was lost: it is unknown whether a write took effect. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportErrorKind;
  readonly endpointId: string;

  constructor(kind: TransportErrorKind, endpointId: string, options?: ErrorOptions) {
    super(`${endpointId}: ${TRANSPORT_SENTENCES[kind]}`, options);
    this.kind = kind;
    this.endpointId = endpointId;
  }
}

const TRANSPORT_SENTENCES: Record<TransportErrorKind, string> = {
  offline: 'the device is offline.',
  timeout: 'no response within the timeout.',
  aborted: 'the caller aborted the call.',
  network: 'the platform could not be reached.',
};

/** What the platform says about a rejected call. */
export interface Rejection {
  /** HTTP status. */
  readonly status: number;
  /** Machine code in SCREAMING_SNAKE; `HTTP_<status>` if the platform sent none. */
  readonly code: string;
  /** A message key of the `errors` namespace, or a text in the caller's language; may be empty. */
  readonly messageKey: string;
  readonly params?: MessageParams | undefined;
  /**
   * Data that the platform sends with the rejection, for example `{ captchaRequired: true }`. Not validated.
   */
  readonly value?: unknown;
}

/** The platform understood the call and rejected it. */
export class RejectedError extends Error implements Rejection {
  override readonly name = 'RejectedError';
  readonly status: number;
  readonly code: string;
  readonly messageKey: string;
  readonly params: MessageParams;
  readonly value: unknown;
  readonly endpointId: string;

  constructor(endpointId: string, rejection: Rejection, options?: ErrorOptions) {
    super(
      `${endpointId}: refused with ${rejection.status} ${rejection.code}${rejection.messageKey ? ` (${rejection.messageKey})` : ''}.`,
      options,
    );
    this.endpointId = endpointId;
    this.status = rejection.status;
    this.code = rejection.code;
    this.messageKey = rejection.messageKey;
    this.params = rejection.params ?? {};
    this.value = rejection.value ?? null;
  }
}

/** Which side violated the contract: the request that the site would have sent, or the response. */
export type ContractErrorSide = 'request' | 'answer';

/** A request or a response violates the contract. Worth reporting: one of the two sides has an error. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly side: ContractErrorSide;
  readonly endpointId: string;
  readonly errors: readonly SchemaError[];

  constructor(
    side: ContractErrorSide,
    endpointId: string,
    reason: string,
    options: ErrorOptions & { errors?: readonly SchemaError[] } = {},
  ) {
    const { errors = [], ...rest } = options;
    const where = errors.map(({ path, message }) => `${path || '(root)'}: ${message}`).join('; ');
    super(`${endpointId}: ${reason}${where ? ` ${where}` : ''}`, rest);
    this.side = side;
    this.endpointId = endpointId;
    this.errors = errors;
  }
}

/** Whether an error is a {@link TransportError}. */
export function isTransportError(error: unknown): error is TransportError {
  return error instanceof TransportError;
}

/** Whether an error is a {@link RejectedError}. */
export function isRejectedError(error: unknown): error is RejectedError {
  return error instanceof RejectedError;
}

/** Whether an error is a {@link ContractError}. */
export function isContractError(error: unknown): error is ContractError {
  return error instanceof ContractError;
}

/**
 * Whether a write that ended in this error may still have taken effect: no response, an unreadable response,
 * an error on the platform, or "the first one is still running" (409). Such a submission is retried with the
 * same idempotency key, never with a new one.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (isRejectedError(error)) return error.status >= 500 || error.code === 'STILL_RUNNING';
  if (isContractError(error)) return error.side === 'answer';
  return isTransportError(error);
}

/** What to show a visitor about an error. See {@link describeError}. */
export interface ErrorDescription {
  /** Key in the `errors` namespace. */
  readonly key: string;
  readonly params: MessageParams;
  /**
   * The platform's own text in the caller's language, if it sent one instead of a key; render it as text,
   * never as HTML.
   */
  readonly text?: string;
}

const MESSAGE_KEY = /^[a-z][A-Za-z0-9]*(?:[._][A-Za-z0-9]+)*$/;

/**
 * Maps any error to its message: a key of the catalogue, or the platform's own text.
 *
 * @example
 * ```ts
 * import { describeError } from '@perya/api-client';
 *
 * describeError(new Error('An error that no call throws')); // => { key: 'unknown', params: {} }
 * ```
 */
export function describeError(error: unknown): ErrorDescription {
  if (isTransportError(error)) return { key: error.kind, params: {} };
  if (isContractError(error)) return { key: 'unexpectedAnswer', params: {} };
  if (!isRejectedError(error)) return { key: 'unknown', params: {} };
  const { messageKey, params, status } = error;
  if (MESSAGE_KEY.test(messageKey)) return { key: messageKey, params };
  const key = keyByStatus(status);
  return messageKey === '' ? { key, params } : { key, params, text: messageKey };
}

function keyByStatus(status: number): string {
  if (status === 401) return 'not_logged_in';
  if (status === 429) return 'too_many_requests';
  return status >= 500 ? 'serverError' : 'rejected';
}
