import type { ServiceConversation, ServiceMessage } from '@perya/api-client';
import { useErrorText, useFormat, useLanguage } from '@perya/i18n';
import { Button, VisuallyHidden } from '@perya/ui-kit';

import { useT } from '../locales';
import styles from './Conversation.module.css';
import { timelineOf } from './timeline';
import type { PendingMessage } from './usePendingMessages';

const DAY_MS = 86_400_000;

export interface TranscriptProps {
  conversation: ServiceConversation;
  pending: readonly PendingMessage[];
  /** Answers with higher ids are unread. */
  unreadAfter: number;
  /** Epoch milliseconds. */
  now: number;
  isGuest: boolean;
  isLoadingOlder: boolean;
  onLoadOlder(): void;
  onSendAgain(message: PendingMessage): void;
  onDiscard(key: string): void;
}

/** The messages of a conversation, oldest first, and those that haven't been sent yet. */
export function Transcript({
  conversation,
  pending,
  unreadAfter,
  now,
  isGuest,
  isLoadingOlder,
  onLoadOlder,
  onSendAgain,
  onDiscard,
}: TranscriptProps) {
  const t = useT();
  const { day: dayOf } = useFormat();
  const { messages, hasOlder, state, desk } = conversation;
  return (
    <ol className={styles['list']}>
      {hasOlder && (
        <li className={styles['note']}>
          <Button size="small" variant="quiet" busy={isLoadingOlder} onClick={onLoadOlder}>
            {t('chat.older')}
          </Button>
        </li>
      )}
      {messages.length + pending.length === 0 && (
        <li className={styles['empty']}>{t(isGuest ? 'chat.emptyGuest' : 'chat.empty')}</li>
      )}
      {timelineOf(messages, { unreadAfter, dayOf }).map((entry) => {
        switch (entry.kind) {
          case 'day':
            return <DaySeparator key={entry.key} day={entry.day} at={entry.at} now={now} />;
          case 'unread':
            return (
              <li key={entry.key} className={styles['unread']}>
                <span>{t('chat.new')}</span>
              </li>
            );
          case 'message':
            return (
              <Message
                key={entry.key}
                message={entry.message}
                isNext={entry.isNext}
                answeredBy={desk.answeredBy}
              />
            );
        }
      })}
      {state === 'closed' && pending.length === 0 && (
        <li className={styles['note']}>{t('chat.closed')}</li>
      )}
      {pending.map((message) => (
        <Unsent
          key={message.key}
          message={message}
          onSendAgain={() => onSendAgain(message)}
          onDiscard={() => onDiscard(message.key)}
        />
      ))}
    </ol>
  );
}

interface DaySeparatorProps {
  /** `2026-11-21`, in the brand's time zone. */
  day: string;
  /** A time on that day, in epoch milliseconds. */
  at: number;
  now: number;
}

/** "today", "yesterday", or the date. */
function DaySeparator({ day, at, now }: DaySeparatorProps) {
  const { bcp47 } = useLanguage();
  const format = useFormat();
  const daysAgo = Math.round((Date.parse(format.day(now)) - Date.parse(day)) / DAY_MS);
  return (
    <li className={styles['day']}>
      <span>
        {daysAgo <= 1
          ? new Intl.RelativeTimeFormat(bcp47, { numeric: 'auto' }).format(-daysAgo, 'day')
          : format.date(at)}
      </span>
    </li>
  );
}

interface MessageProps {
  message: ServiceMessage;
  isNext: boolean;
  answeredBy: ServiceConversation['desk']['answeredBy'];
}

function Message({ message, isNext, answeredBy }: MessageProps) {
  const t = useT();
  const { time } = useFormat();
  const { author, text, sentAt } = message;
  const role = answeredBy === 'vip-service' ? t('desk.vip') : t('chat.team');
  const name = author === 'writer' ? t('chat.you') : (message.name ?? role);
  return (
    <li
      className={styles['message']}
      data-message=""
      data-author={author}
      data-next={isNext || undefined}
    >
      <p className={styles['name']}>{isNext ? <VisuallyHidden>{name}</VisuallyHidden> : name}</p>
      <div className={styles['bubble']}>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
        <time className={styles['time']} dateTime={new Date(sentAt).toISOString()}>
          {time(sentAt)}
        </time>
      </div>
    </li>
  );
}

interface UnsentProps {
  message: PendingMessage;
  onSendAgain(): void;
  onDiscard(): void;
}

/** A message that's being sent, or why it couldn't be. */
function Unsent({ message, onSendAgain, onDiscard }: UnsentProps) {
  const t = useT();
  const errorText = useErrorText();
  const { text, error } = message;
  const isFailed = error !== undefined;
  return (
    <li
      className={styles['message']}
      data-message=""
      data-author="writer"
      data-unsent={isFailed ? 'failed' : 'sending'}
    >
      <p className={styles['name']}>
        <VisuallyHidden>{t('chat.you')}</VisuallyHidden>
      </p>
      <div className={styles['bubble']}>
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      </div>
      <div className={styles['state']}>
        <span>{isFailed ? `${t('chat.notSent')} ${errorText(error)}` : t('chat.sending')}</span>
        {isFailed && (
          <>
            <Button size="small" variant="quiet" onClick={onSendAgain}>
              {t('chat.again')}
            </Button>
            <Button size="small" variant="quiet" onClick={onDiscard}>
              {t('chat.discard')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
