import type { LanguageCode } from '@perya/i18n/core';
import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { escapeHtml } from '../../../kernel/http/html';
import type { Job } from '../../../kernel/jobs/jobs';
import { mutex } from '../../../kernel/jobs/mutex';
import { messageInAll, messagesIn } from '../../../kernel/text/messages';
import { sendMessages } from '../inbox/inbox';
import { serviceConversation, serviceMessage } from './schema';
import { lockConversation, type ConversationRow, type MessageRow } from './transcript';

/** An open window has shown an answer, and said so, within this time. */
export const SHOWN_WITHIN_MS = 15_000;
const LOOK_MS = 5_000;
/** Conversations per run; the rest is processed in the next one. */
const AT_ONCE = 200;

const DESKS = {
  LIVECHAT: { title: 'liveChat', path: '/helpmc?desk=live' },
  VIP: { title: 'vip', path: '/helpmc?desk=vip' },
} as const;

const { answerId, answeredAt, inboxId, memberId, readId } = serviceConversation;

/**
 * Sends answers that no window of the member has shown to the inbox, each once, even with several gateways on
 * one database: the conversation is locked and checked again.
 */
export const sendUnreadAnswers = mutex(async ({ db, clock, log }) => {
  const now = clock.now();
  const due = await db
    .select({ id: serviceConversation.id })
    .from(serviceConversation)
    .where(
      and(
        isNotNull(memberId),
        gt(answerId, readId),
        gt(answerId, inboxId),
        lte(answeredAt, new Date(now.getTime() - SHOWN_WITHIN_MS)),
      ),
    )
    .limit(AT_ONCE);
  for (const { id } of due) {
    try {
      await db.transaction((tx) => sendToInbox(tx, id, now));
    } catch (err) {
      // A conversation that can't proceed must not block the others.
      log.error({ err, conversation: id }, 'an answer could not be sent to the inbox');
    }
  }
});

export const unreadAnswersJob: Job = {
  name: 'send unread answers to the inbox',
  everyMs: LOOK_MS,
  run: sendUnreadAnswers,
};

async function sendToInbox(tx: Db, id: number, now: Date): Promise<void> {
  const row = await lockConversation(tx, id);
  if (row === undefined || row.memberId === null) return;
  const known = Math.max(row.readId, row.inboxId);
  if (row.answerId <= known) return;
  const answers = await tx
    .select()
    .from(serviceMessage)
    .where(
      and(
        eq(serviceMessage.conversationId, id),
        eq(serviceMessage.author, 'DESK'),
        gt(serviceMessage.id, known),
      ),
    )
    .orderBy(asc(serviceMessage.id));
  await sendMessages(tx, [
    {
      memberId: row.memberId,
      sentAt: now,
      title: messageInAll((t) => t(`service.title.${DESKS[row.channel].title}`)),
      body: messageInAll((_, language) => bodyOf(row, answers, language)),
    },
  ]);
  await tx
    .update(serviceConversation)
    .set({ inboxId: row.answerId })
    .where(eq(serviceConversation.id, id));
}

/** The inbox shows HTML, and an answer is plain text. */
function bodyOf(
  { channel }: ConversationRow,
  answers: readonly MessageRow[],
  language: LanguageCode,
): string {
  const said = answers.map(({ text }) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`);
  const link = messagesIn(language)('service.reply');
  return `${said.join('')}<p><a href="${DESKS[channel].path}">${link}</a></p>`;
}
