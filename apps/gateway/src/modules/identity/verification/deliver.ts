import type { CallContext } from '../../../kernel/http/serve';
import type { Message } from '../../../kernel/outbox';

/**
 * Sends a message without delaying the response: the provider's time must not reveal to a stranger that there
 * is a recipient. Errors are logged.
 */
export function deliver(
  ctx: Pick<CallContext, 'log' | 'platform' | 'now'>,
  message: Message,
): void {
  const { platform, now } = ctx;
  platform.outbox.send(platform.db, message, now()).catch((error: unknown) => {
    logUnsent(ctx, message.channel, error);
  });
}

/** Logs only the error's codes: its message and fields repeat the recipient, and perhaps the text. */
export function logUnsent(
  { log }: Pick<CallContext, 'log'>,
  channel: Message['channel'],
  error: unknown,
): void {
  const { name, code, responseCode } = (error instanceof Error ? error : {}) as Failure;
  log.error({ channel, failure: { name, code, responseCode } }, 'a message was not sent');
}

/** The fields of Node errors (`code`) and SMTP server errors (`responseCode`). */
interface Failure {
  name?: unknown;
  code?: unknown;
  responseCode?: unknown;
}
