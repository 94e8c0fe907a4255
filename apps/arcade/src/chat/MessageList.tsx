import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { useSyncExternalStore } from 'react';
import type { ChatActions, ChatState } from './chatSession';
import { DayHeading } from './DayHeading';
import { Message } from './Message';
import styles from './MessageList.module.css';
import { PendingMessage } from './PendingMessage';
import { useChatT } from './texts';
import { timelineOf } from './timeline';

export interface MessageListProps {
  chat: ChatState;
  actions: ChatActions;
  onSendAgain(key: string): void;
}

const MINUTE_MS = 60_000;

/** All messages, oldest first, followed by the player's pending ones. */
export function MessageList({ chat, actions, onSendAgain }: MessageListProps) {
  const { room, hiddenAuthors, reportedIds, isLoadingOlder } = chat;
  const t = useChatT();
  const { day: dayOf, number } = useFormat();
  const today = useToday();
  // Before the player has entered, it's unknown whether the room is empty.
  if (room.name === '') return <ol className={styles['list']} />;
  const timeline = timelineOf(room, { hiddenAuthors, dayOf });
  return (
    <ol className={styles['list']}>
      {room.hasOlder && (
        <li className={styles['note']}>
          <Button size="small" variant="quiet" busy={isLoadingOlder} onClick={actions.loadOlder}>
            {t('older')}
          </Button>
        </li>
      )}
      {timeline.map((entry) => {
        switch (entry.kind) {
          case 'day':
            return <DayHeading key={entry.key} day={entry.day} at={entry.at} today={today} />;
          case 'fresh':
            return (
              <li key={entry.key} className={styles['fresh']}>
                <span>{t('fresh')}</span>
              </li>
            );
          case 'line':
            return (
              <Message
                key={entry.key}
                line={entry.line}
                isNext={entry.isNext}
                isReported={reportedIds.has(entry.line.id)}
                actions={actions}
              />
            );
        }
      })}
      {timeline.length === 0 && room.pending.length === 0 && (
        <li className={styles['empty']}>
          <span>{t(room.kind === 'desk' ? 'emptyDesk' : 'empty')}</span>
        </li>
      )}
      {room.pending.map((line) => (
        <PendingMessage
          key={`pending:${line.key}`}
          line={line}
          onSendAgain={() => onSendAgain(line.key)}
          onDiscard={() => actions.discard(line.key)}
        />
      ))}
      {hiddenAuthors.size > 0 && (
        <li className={styles['note']}>
          <span>{t('hiddenPlayers', { count: number(hiddenAuthors.size) })}</span>
          <Button size="small" variant="quiet" onClick={actions.showAllAuthors}>
            {t('showAll')}
          </Button>
        </li>
      )}
    </ol>
  );
}

/** `2026-11-21`: the current day in the room's time zone; updates at midnight. */
function useToday(): string {
  const { day } = useFormat();
  return useSyncExternalStore(everyMinute, () => day(Date.now()));
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}
