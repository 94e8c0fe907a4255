import type { CallContext } from '../../../kernel/http/serve';
import type { Message } from '../../../kernel/outbox';

/**
 * Sends a message after the call has been answered: how long the provider takes must not tell a
 * stranger that there was somebody to write to. What fails is in the log.
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

/** By the error's codes alone: its words and fields repeat the recipient, and perhaps the message. */
export function logUnsent(
  { log }: Pick<CallContext, 'log'>,
  channel: Message['channel'],
  error: unknown,
): void {
  const { name, code, responseCode } = (error instanceof Error ? error : {}) as Failure;
  log.error({ channel, failure: { name, code, responseCode } }, 'a message was not sent');
}

/** What errors of Node (`code`) and of SMTP servers (`responseCode`) carry. */
interface Failure {
  name?: unknown;
  code?: unknown;
  responseCode?: unknown;
}
