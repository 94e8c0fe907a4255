// A module of its own, so that the transport is a file of its own: see deferredClient.ts.
import {
  createApiClient,
  isRejectedError,
  sessionEndReason,
  type ApiClient,
  type ApiClientOptions,
  type SessionEndReason,
} from '@perya/api-client';
import type { AccountWarning } from '@perya/session';

/** What an answer may say beside its own matter, whoever made the call. */
interface TransportEvents {
  onSessionEnded(reason: SessionEndReason): void;
  /** The site is under maintenance, or closed to this visitor's place. */
  onSiteClosed(): void;
  /** The account may not do this: it is a trial account, or nobody's. */
  onAccountRefused(warning: AccountWarning): void;
}

export interface TransportOptions
  extends Omit<ApiClientOptions, 'onUnauthorised'>, TransportEvents {}

/** By their codes: platforms differ in the HTTP status of a closed region. */
const CLOSED = new Set(['MAINTENANCE', 'REGION_RESTRICTED']);
const WARNINGS: readonly AccountWarning[] = ['in_need_true_account', 'in_please_information'];

/** The transport of a page view, which hears what concerns the whole site. */
export function createTransport({
  onSessionEnded,
  onSiteClosed,
  onAccountRefused,
  ...options
}: TransportOptions): ApiClient {
  const client = createApiClient({
    ...options,
    onUnauthorised: ({ code }) => onSessionEnded(sessionEndReason(code)),
  });
  const hear = (error: unknown) => {
    if (!isRejectedError(error)) return;
    if (CLOSED.has(error.code)) onSiteClosed();
    const warning = WARNINGS.find((key) => key === error.messageKey);
    if (warning) onAccountRefused(warning);
  };
  return {
    async call(endpoint, input, callOptions) {
      try {
        return await client.call(endpoint, input, callOptions);
      } catch (error) {
        hear(error);
        throw error;
      }
    },
    serverNow: client.serverNow,
    account: client.account,
  };
}
