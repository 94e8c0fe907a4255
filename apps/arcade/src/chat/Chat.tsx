import { I18nProvider, type I18n } from '@perya/i18n';
import { useMemo } from 'react';
import type { ChatHeaderProps } from './ChatHeader';
import { ChatRoom } from './ChatRoom';
import type { ChatSession } from './chatSession';
import { ClosedRoom } from './ClosedRoom';
import { useChatRoom } from './useChatRoom';
import { useRoomLanguage } from './useRoomLanguage';

export interface ChatProps extends Pick<ChatHeaderProps, 'title' | 'headerColour'> {
  session: ChatSession;
  i18n: I18n;
}

/** The page: the room in its own language and time zone, or that it is closed. */
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
