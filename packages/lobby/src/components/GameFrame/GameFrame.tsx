import { parseFrameMessage, type FrameMessage } from '@perya/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './GameFrame.module.css';

export interface GameFrameProps {
  /** A URL on the play origin, which must differ from the site's: see `framableAddress`. */
  address: URL;
  title: string;
  /** The frame loaded a document, which may be the browser's own error page. */
  onLoad(): void;
  /** A message from the game. Treat it as a hint, not as trusted data. */
  onMessage(message: FrameMessage): void;
}

/** The game in a sandboxed frame. Ignores messages from any other window or origin. */
export function GameFrame({ address, title, onLoad, onMessage }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { href, origin } = address;
  const heard = useEffectEvent(onMessage);

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const isFromGame = event.origin === origin && event.source === frame.current?.contentWindow;
      const message = isFromGame ? parseFrameMessage(event.data) : null;
      if (message) heard(message);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);

  return (
    <iframe
      ref={frame}
      className={styles['frame']}
      src={href}
      title={title}
      // No top navigation, no modals. The play origin differs from the site's, so scripts with
      // `allow-same-origin` can't access the site.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="autoplay; fullscreen; screen-wake-lock"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
