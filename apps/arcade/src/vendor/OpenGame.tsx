import { parseFrameMessage } from '@perya/api-client';
import type { LobbyGame } from '@perya/game-engines/play-api';
import { Button } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useVendorT } from './texts';
import styles from './VendorLobby.module.css';

export interface OpenGameProps {
  game: LobbyGame;
  /** The game's address on this page's own origin, with a one-time ticket. */
  path: string;
  vendorName: string;
  onBalanceChanged(): void;
  /** Back to the list: by the bar's button or the game's own exit. */
  onLeave(): void;
}

/** A game of the lobby in its frame, below the way back to the list. */
export function OpenGame({ game, path, vendorName, onBalanceChanged, onLeave }: OpenGameProps) {
  const t = useVendorT();
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const isGame =
      event.origin === location.origin && event.source === frame.current?.contentWindow;
    const message = isGame ? parseFrameMessage(event.data) : null;
    if (message?.type === 'balance-changed') onBalanceChanged();
    if (message?.type === 'leave') onLeave();
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener('message', listener);
    frame.current?.focus();
    return () => removeEventListener('message', listener);
  }, []);

  return (
    <div className={styles['playing']}>
      <header className={styles['bar']}>
        <Button variant="quiet" size="small" iconStart={<ArrowLeft />} onClick={onLeave}>
          {t('all', { vendor: vendorName })}
        </Button>
      </header>
      <iframe
        ref={frame}
        className={styles['frame']}
        src={path}
        title={t('frame', { game: game.name })}
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="no-referrer"
        // The game is a page of this origin; the site's own frame around the lobby is sandboxed, and so is this.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- scripts need the storage of their own origin
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
    </div>
  );
}
