import type { FrameMessage } from '@perya/api-client';
import type { OpenGame } from '@perya/game-engines/play-api';
import { createContext, use } from 'react';
import type { PlayClient } from './playClient';

/** An open game, and its communication with the outside. */
export interface OpenedGame<Facts = unknown> {
  game: OpenGame & Facts;
  client: PlayClient;
  /** Sends a message to the surrounding site, which treats it as a hint. */
  tell(message: FrameMessage): void;
  /** Ends the game: shows why, and tells the site. */
  end(reason?: 'elsewhere'): void;
  /** Leaves the game at the player's request. */
  leave(): void;
  /** The platform's time in milliseconds since 1970, independent of the device's clock. */
  now(): number;
}

export const GameContext = createContext<OpenedGame | null>(null);

/** The open game. `Facts` is what its engine adds to the common facts. */
export function useOpenedGame<Facts>(): OpenedGame<Facts> {
  const opened = use(GameContext);
  if (opened === null) throw new Error('useOpenedGame is for what openGame has rendered.');
  return opened as OpenedGame<Facts>;
}
