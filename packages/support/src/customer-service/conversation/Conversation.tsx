import type { ServiceChannelName, ServiceConversation } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { MessageComposer, useLogScroll } from '@perya/ui-kit/messages';
import { ArrowDown } from 'lucide-react';
import { useMemo, useState } from 'react';

import { useT } from '../locales';
import { ContactLine } from './ContactLine';
import styles from './Conversation.module.css';
import { DeskHours } from './DeskHours';
import { messageDraft } from './messageDraft';
import { Transcript } from './Transcript';
import { useConversation, useConversationPlace, type ConversationPlace } from './useConversation';
import { useNow } from './useNow';
import { usePendingMessages } from './usePendingMessages';
import { useReadMark } from './useReadMark';

const SKELETON = [24, 320, 72];

/** The visitor's conversation with a desk. Only in the browser: a guest's key is in its storage. */
export function Conversation({ channel }: { channel: ServiceChannelName }) {
  const place = useConversationPlace(channel);
  const { query, update, older } = useConversation(place);
  return (
    <div className={styles['conversation']} data-loaded={query.data !== undefined || undefined}>
      <Loaded query={query} skeleton={SKELETON}>
        {(conversation) => (
          <Room
            place={place}
            conversation={conversation}
            update={update}
            isLoadingOlder={older.isPending}
            onLoadOlder={() => older.mutate(conversation.messages[0]?.id ?? 1)}
          />
        )}
      </Loaded>
    </div>
  );
}

interface RoomProps {
  place: ConversationPlace;
  conversation: ServiceConversation;
  update: ReturnType<typeof useConversation>['update'];
  isLoadingOlder: boolean;
  onLoadOlder(): void;
}

function Room({ place, conversation, update, isLoadingOlder, onLoadOlder }: RoomProps) {
  const t = useT();
  const { number } = useFormat();
  const now = useNow();
  const [contact, setContact] = useState('');
  const draft = useMemo(() => messageDraft(place), [place]);
  const { messages, desk } = conversation;
  const { log, leftAt, onScroll, toEnd } = useLogScroll(messages.at(-1)?.id ?? 0);
  const isAtEnd = leftAt === null;
  const unreadAfter = useReadMark({
    place,
    conversation,
    isAtEnd,
    onRead: (upTo) => update((known) => ({ ...known, readId: Math.max(known.readId, upTo) })),
  });
  const { pending, send, sendAgain, discard } = usePendingMessages({
    place,
    messages,
    onSent: (message, sentContact) =>
      update((known) => ({
        ...known,
        state: 'waiting',
        contact: sentContact?.trim() || known.contact,
        messages: [...known.messages.filter(({ id }) => id !== message.id), message].toSorted(
          (a, b) => a.id - b.id,
        ),
      })),
  });
  const isGuest = place.guestKey !== undefined;

  return (
    <>
      <DeskHours desk={desk} now={now} />
      <div className={styles['stage']}>
        {/* The role is on a wrapper: on the list itself, it would remove the list semantics. */}
        <div
          ref={log}
          className={styles['log']}
          role="log"
          aria-live="polite"
          aria-label={t('chat.log')}
          aria-busy={isLoadingOlder}
          // Scrollable, so it must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={onScroll}
        >
          <Transcript
            conversation={conversation}
            pending={pending}
            unreadAfter={unreadAfter}
            now={now}
            isGuest={isGuest}
            isLoadingOlder={isLoadingOlder}
            onLoadOlder={onLoadOlder}
            onSendAgain={sendAgain}
            onDiscard={discard}
          />
        </div>
        {!isAtEnd && (
          <div className={styles['newest']}>
            <Button
              size="small"
              iconStart={<ArrowDown />}
              onClick={() => {
                toEnd();
                // The button unmounts and would lose the focus.
                log.current?.focus({ preventScroll: true });
              }}
            >
              {t('chat.newest')}
            </Button>
          </div>
        )}
      </div>
      {isGuest && <ContactLine known={conversation.contact} typed={contact} onType={setContact} />}
      <MessageComposer
        maxLength={desk.maxLength}
        rows={2}
        labels={{
          write: t('chat.write'),
          send: t('chat.send'),
          tooLong: t('chat.tooLong', { max: number(desk.maxLength) }),
          left: (count) => t('chat.left', { count }),
        }}
        initialText={draft.read()}
        onTextChange={draft.keep}
        onSend={(text) => {
          send(text, isGuest ? contact : undefined);
          toEnd();
        }}
      />
    </>
  );
}
