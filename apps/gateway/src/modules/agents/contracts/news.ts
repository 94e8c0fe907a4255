import type { ContractKind } from '@perya/rules/agents';
import type { CallContext } from '../../../kernel/http/serve';
import { sendMessages, type MessageText } from '../../messaging';
import { CONTRACT_TEXTS, type ContractNews } from './texts';

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
    to === null ? [] : [{ memberId: to, sentAt: ctx.now(), ...wordsOf(kind, news, account) }],
  );
  await sendMessages(ctx.db, rows);
}

function wordsOf(kind: ContractKind, news: ContractNews, account: string) {
  const texts = Object.entries(CONTRACT_TEXTS);
  const inAll = (text: (of: (typeof texts)[number][1]) => string): MessageText => ({
    EN: text(CONTRACT_TEXTS.EN),
    ...Object.fromEntries(texts.map(([language, of]) => [language, text(of)])),
  });
  return {
    title: inAll(({ titles }) => titles[news]),
    body: inAll(({ kinds, bodies }) =>
      bodies[news].replaceAll('{kind}', kinds[kind]).replaceAll('{account}', account),
    ),
  };
}
