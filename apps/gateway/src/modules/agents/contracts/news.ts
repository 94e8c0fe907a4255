import type { ContractKind } from '@perya/rules/agents';
import type { CallContext } from '../../../kernel/http/serve';
import { messageInAll } from '../../../kernel/text/messages';
import { sendMessages } from '../../messaging';

/** The events that a party of a contract is notified of; `ended` is by the rules, after a change above it. */
type ContractNews = 'offered' | 'active' | 'rejected' | 'withdrawn' | 'terminated' | 'ended';

interface Told {
  kind: ContractKind;
  /** The recipient of the message. Null for the platform, which gets none. */
  to: number | null;
  news: ContractNews;
}

/** Sends a message to the other party of a contract, in the transaction of the caller's step. */
export async function notifyContractParties(
  ctx: CallContext,
  told: readonly Told[],
): Promise<void> {
  const { account } = ctx.me();
  const rows = told.flatMap(({ kind, to, news }) =>
    to === null ? [] : [{ memberId: to, sentAt: ctx.now(), ...textsOf(kind, news, account) }],
  );
  await sendMessages(ctx.db, rows);
}

function textsOf(kind: ContractKind, news: ContractNews, account: string) {
  return {
    title: messageInAll((t) => t(`contract.title.${news}`)),
    body: messageInAll((t) =>
      t(`contract.body.${news}`, { account, kind: t(`contract.kind.${kind}`) }),
    ),
  };
}
