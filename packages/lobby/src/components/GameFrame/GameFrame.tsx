import { parseFrameMessage, type FrameMessage } from '@perya/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './GameFrame.module.css';

export interface GameFrameProps {
  /** On the play origin, which must be another than the site's: see `framableAddress`. */
  address: URL;
  title: string;
  /** The frame has loaded something; that may be an error page of the browser's own. */
  onLoad(): void;
  /** The game said something; a hint, never a fact. */
  onMessage(message: FrameMessage): void;
}

/** The game, in a frame that can neither leave its box nor speak for anybody else. */
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
      // No top navigation, no modals. Its own origin is not the site's, so scripts with
      // `allow-same-origin` reach nothing of ours.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="autoplay; fullscreen; screen-wake-lock"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
