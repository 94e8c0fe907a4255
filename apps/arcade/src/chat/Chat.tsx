import { I18nProvider, LANGUAGE_CODES, LANGUAGES, resolveLanguage, type I18n } from '@perya/i18n';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import styles from './Chat.module.css';
import type { ChatHeaderProps } from './ChatHeader';
import { ChatRoom } from './ChatRoom';
import type { ChatSession, ChatState } from './chatSession';
import { useChatT } from './texts';

export interface ChatProps extends Pick<ChatHeaderProps, 'title' | 'headerColour'> {
  session: ChatSession;
  i18n: I18n;
}

/** The chat page: the room in its own language and time zone, or a message that it's closed. */
export function Chat({ session, i18n, title, headerColour }: ChatProps) {
  const chat = useChatRoom(session);
  const { language, timeZone } = chat.room;
  useRoomLanguage(i18n, language);
  // The room shows no amounts, so the currency is never used.
  const format = useMemo(() => ({ currency: 'PHP', timeZone }), [timeZone]);
  return (
    <I18nProvider i18n={i18n} format={format}>
      {chat.connection === 'ended' ? (
        <ClosedRoom />
      ) : (
        <ChatRoom chat={chat} actions={session} title={title} headerColour={headerColour} />
      )}
    </I18nProvider>
  );
}

/** The current state of the room. */
const useChatRoom = (session: ChatSession): ChatState =>
  useSyncExternalStore(session.subscribe, session.getState);

/** Switches the page to the room's language; keeps the current one if the texts can't be loaded. */
function useRoomLanguage(i18n: I18n, roomLanguage: string): void {
  useEffect(() => {
    const language = resolveLanguage(roomLanguage, LANGUAGE_CODES, 'EN');
    i18n.change(language).then(
      () => {
        document.documentElement.lang = LANGUAGES[i18n.language].bcp47;
      },
      () => undefined,
    );
  }, [i18n, roomLanguage]);
}

/** The session behind the room has ended. The site offers to open it again. */
function ClosedRoom() {
  const t = useChatT();
  return (
    <div className={styles['closed']} role="alert">
      <h1>{t('closed')}</h1>
      <p>{t('closedText')}</p>
    </div>
  );
}
