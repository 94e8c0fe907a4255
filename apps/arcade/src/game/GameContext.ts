import type { FrameMessage } from '@perya/api-client';
import type { OpenGame } from '@perya/game-engines/play-api';
import { createContext, use } from 'react';
import type { PlayClient } from './playClient';

/** A game that was opened, and what its page does with the world outside. */
export interface OpenedGame<Facts = unknown> {
  game: OpenGame & Facts;
  client: PlayClient;
  /** Tells the site's page around this one; a hint, never a fact. */
  tell(message: FrameMessage): void;
  /** Nothing can be played here any more: says why, and tells the site. */
  end(reason?: 'elsewhere'): void;
  /** The player's own way out. */
  leave(): void;
  /** The platform's time, milliseconds since 1970, however the device's clock is set. */
  now(): number;
}

export const GameContext = createContext<OpenedGame | null>(null);

/** The open game. `Facts` is what its engine adds to the facts of every game. */
export function useOpenedGame<Facts>(): OpenedGame<Facts> {
  const opened = use(GameContext);
  if (opened === null) throw new Error('useOpenedGame is for what openGame has rendered.');
  return opened as OpenedGame<Facts>;
}
