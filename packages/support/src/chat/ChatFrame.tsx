import { parseChatFrameMessage, type ChatFrameState } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { ErrorPanel, Spinner } from '@perya/ui-kit';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import styles from './ChatFrame.module.css';
import { closeChat } from './chatStore';
import { useChatT } from './locales';
import { useChatAddress } from './useChatAddress';

/** A room that closes again this soon after opening isn't reopened, because it would only close again. */
const AGAIN_MS = 10_000;

export interface ChatFrameProps {
  /** Whether the frame is visible: messages that arrive while it's hidden stay unread. */
  isShown: boolean;
}

/** The chat room in a frame on the platform's own origin. */
export function ChatFrame({ isShown }: ChatFrameProps) {
  const t = useChatT();
  const describe = useErrorText();
  const { address, error, data, dataUpdatedAt, isFetching, refetch } = useChatAddress();
  const [readyFor, setReadyFor] = useState<string | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const retry = () => {
    setHasEnded(false);
    void refetch();
  };
  const ended = () => {
    setReadyFor(null);
    if (Date.now() - dataUpdatedAt > AGAIN_MS) void refetch();
    else setHasEnded(true);
  };

  if (error || hasEnded || (data && !address)) {
    const reason = error ? describe(error) : hasEnded ? undefined : t('chatWindow.untrusted');
    return (
      <ErrorPanel
        size="compact"
        title={t('chatWindow.failed')}
        reason={reason}
        advice={t('chatWindow.advice')}
        onRetry={retry}
        retryLabel={t('chatWindow.retry')}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      {address && (
        <Frame
          key={address.href}
          address={address}
          isShown={isShown}
          onReady={() => setReadyFor(address.href)}
          onEnded={ended}
        />
      )}
      {(!address || readyFor !== address.href) && (
        <div className={styles['loading']}>
          <Spinner label={t('chatWindow.loading')} />
        </div>
      )}
    </>
  );
}

interface FrameProps extends ChatFrameProps {
  address: URL;
  onReady(): void;
  onEnded(): void;
}

function Frame({ address, isShown, onReady, onEnded }: FrameProps) {
  const t = useChatT();
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useDocumentTheme();
  const [firstTheme] = useState(theme);
  // Before its first load, the frame contains an empty page instead of the room.
  const [loads, setLoads] = useState(0);
  const { href, origin } = address;

  const tell = useCallback(() => {
    const state: ChatFrameState = { type: 'state', isShown, theme };
    frame.current?.contentWindow?.postMessage(state, origin);
  }, [isShown, theme, origin]);
  const heard = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    switch (parseChatFrameMessage(event.data)?.type) {
      case 'ready':
        tell();
        onReady();
        return;
      case 'ended':
        onEnded();
        return;
      case 'close':
        closeChat();
        return;
      // The unread count is pushed or polled.
      case 'read':
      case undefined:
    }
  });

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => heard(event);
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (loads > 0) tell();
  }, [loads, tell]);

  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      // Sets the theme for the first paint; other chat implementations ignore the fragment.
      src={`${href}#theme=${firstTheme}`}
      title={t('chatPanel.title')}
      // The frame's origin differs from the site's, so scripts with `allow-same-origin` can't access the
      // site.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      onLoad={() => setLoads((count) => count + 1)}
    />
  );
}

type Theme = 'dark' | 'light';

/** The current theme of the document, for content on another origin. */
function useDocumentTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'dark');
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}
