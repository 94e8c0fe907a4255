import type { LobbyGame } from '@perya/game-engines/play-api';
import { Badge } from '@perya/ui-kit';
import { useEffect, useRef } from 'react';

import { useVendorT } from './texts';
import styles from './VendorLobby.module.css';

export interface GameTileProps {
  game: LobbyGame;
  isOpening: boolean;
  /** Takes the focus when it appears: the member has just left this game. */
  hasFocus: boolean;
  onPlay(game: LobbyGame): void;
}

/** A game of the lobby: its cover and name, as one button. */
export function GameTile({ game, isOpening, hasFocus, onPlay }: GameTileProps) {
  const t = useVendorT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  const { name, coverPath, isHot, isNew } = game;
  return (
    <button
      ref={button}
      type="button"
      className={styles['tile']}
      aria-label={t('play', { game: name })}
      aria-busy={isOpening || undefined}
      onClick={() => onPlay(game)}
    >
      <img
        className={styles['cover']}
        src={coverPath}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        decoding="async"
      />
      {(isHot || isNew) && (
        <span className={styles['mark']}>
          <Badge variant="solid">{t(isHot ? 'hot' : 'new')}</Badge>
        </span>
      )}
      <span className={styles['name']}>{name}</span>
    </button>
  );
}
