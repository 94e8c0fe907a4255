import { CHAT_MAX_LENGTH } from '@perya/api-client';
import { MessageComposer, useLogScroll } from '@perya/ui-kit/messages';
import { ChatHeader, type ChatHeaderProps } from './ChatHeader';
import styles from './ChatRoom.module.css';
import type { ChatActions } from './chatSession';
import { MessageList } from './MessageList';
import { NewestButton } from './NewestButton';
import { useChatT } from './texts';
import { useMarkAsRead } from './useMarkAsRead';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** The gateway counts characters as readers do. */
const lengthOf = (text: string): number => [...segmenter.segment(text)].length;

export interface ChatRoomProps extends ChatHeaderProps {
  actions: ChatActions;
}

/** The room: header, messages, and composer. */
export function ChatRoom({ chat, actions, title, headerColour }: ChatRoomProps) {
  const { room, connection, isLoadingOlder } = chat;
  const t = useChatT();
  const { log, leftAt, onScroll, toEnd } = useLogScroll(room.lines.at(-1)?.id ?? 0);
  useMarkAsRead({ chat, isAtEnd: leftAt === null, markRead: actions.markRead });

  const say = (text: string) => {
    actions.say(text);
    toEnd();
  };
  const sendAgain = (key: string) => {
    actions.sendAgain(key);
    toEnd();
  };

  return (
    <>
      <ChatHeader chat={chat} title={title} headerColour={headerColour} />
      <p className={styles['notice']} role="status">
        {connection === 'cut' && t('reconnecting')}
        {connection === 'crowded' && t('crowded')}
      </p>
      <div className={styles['stage']}>
        {/* The role is on a wrapper: on the list itself, it would remove the list semantics. */}
        <div
          ref={log}
          className={styles['log']}
          role="log"
          aria-label={t('log')}
          aria-busy={isLoadingOlder}
          // Scrollable, so it must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={onScroll}
        >
          <MessageList chat={chat} actions={actions} onSendAgain={sendAgain} />
        </div>
        {leftAt !== null && (
          <NewestButton
            chat={chat}
            leftAt={leftAt}
            onClick={() => {
              toEnd();
              // The button unmounts and would lose the focus.
              log.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      <MessageComposer
        maxLength={CHAT_MAX_LENGTH}
        lengthOf={lengthOf}
        labels={{
          write: t('write'),
          send: t('send'),
          tooLong: t('tooLong', { max: CHAT_MAX_LENGTH }),
          left: (count) => t('left', { count }),
        }}
        onSend={say}
      />
      <p className={styles['rules']}>{t('rules')}</p>
    </>
  );
}
