import type { LanguageCode } from '@perya/i18n/core';
import type { Db } from '../../../kernel/db/types';
import { escapeHtml } from '../../../kernel/http/html';
import { formatIn } from '../../../kernel/text/format';
import { messageInAll, messagesIn } from '../../../kernel/text/messages';
import { inLanguage, type Texts } from '../../../kernel/text/texts';
import { sendMessages } from './inbox';

/** A decision that a member is notified of, a key of the catalogue under `notice`. */
export type NoticeKind =
  | 'withdrawalPaid'
  | 'withdrawalRefused'
  | 'disputeArrived'
  | 'disputePaidAgain'
  | 'disputeRefunded'
  | 'depositConfirmed'
  | 'depositRefused'
  | 'applicationIssued'
  | 'applicationRejected'
  | 'redemptionShipped'
  | 'redemptionApproved'
  | 'redemptionRejected'
  | 'closingRefused'
  | 'closingMoneyLeft';

interface Notice {
  memberId: number;
  kind: NoticeKind;
  at: Date;
  /** Minor units. */
  money?: { amount: bigint; currency: string };
  /** What it's about, such as the title of a promotion. */
  subject?: Texts;
  /** As its author wrote it, or a text in the member's language. */
  reason?: string | Texts | undefined;
}

/** Sends a message about a decision to a member's inbox, in the caller's transaction. */
export async function sendNotice(db: Db, notice: Notice): Promise<void> {
  const { memberId, kind, at } = notice;
  await sendMessages(db, [
    {
      memberId,
      sentAt: at,
      title: messageInAll((t) => t(`notice.${kind}.title`)),
      body: messageInAll((t, language) =>
        [t(`notice.${kind}.body`, paramsOf(notice, language)), reasonOf(notice, language)]
          .filter((text) => text !== '')
          .map((text) => `<p>${text}</p>`)
          .join(''),
      ),
    },
  ]);
}

/** The inbox shows HTML, and names and reasons are other people's texts. */
function paramsOf({ money, subject }: Notice, language: LanguageCode) {
  return {
    amount: money === undefined ? '' : formatIn(language).money(money.amount, money.currency),
    subject: subject === undefined ? '' : escapeHtml(inLanguage(subject, language)),
  };
}

function reasonOf({ reason }: Notice, language: LanguageCode): string {
  if (reason === undefined || reason === '') return '';
  const text = typeof reason === 'string' ? reason : inLanguage(reason, language);
  return messagesIn(language)('notice.reason', { reason: escapeHtml(text) });
}
