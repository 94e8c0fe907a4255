// A separate module, so that the transport is a separate chunk: see deferredClient.ts.
import {
  createApiClient,
  isRejectedError,
  sessionEndReason,
  type ApiClient,
  type ApiClientOptions,
  type SessionEndReason,
} from '@perya/api-client';
import type { AccountWarning } from '@perya/session';

/** Events that any response can trigger. */
interface TransportEvents {
  onSessionEnded(reason: SessionEndReason): void;
  /** The site is under maintenance or blocked in this region. */
  onSiteClosed(): void;
  /** The action isn't allowed for this account: a trial account or a guest. */
  onAccountRefused(warning: AccountWarning): void;
}

export interface TransportOptions
  extends Omit<ApiClientOptions, 'onUnauthorised'>, TransportEvents {}

/** Matched by code, because platforms use different HTTP statuses for a restricted region. */
const CLOSED = new Set(['MAINTENANCE', 'REGION_RESTRICTED']);
const WARNINGS: readonly AccountWarning[] = ['in_need_true_account', 'in_please_information'];

/** Creates a page view's transport, which handles site-wide responses. */
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
