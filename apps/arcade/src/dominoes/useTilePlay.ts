import {
  fitsOf,
  mustPass,
  type DominoesAction,
  type DominoesSide,
  type DominoesView,
  type Tile,
} from '@perya/game-engines/dominoes';
import { useState } from 'react';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import type { MatchControl } from '../match/useMatch';
import { useDominoesT } from './texts';

/** What the player can do with the own tiles. */
export interface TilePlay {
  /** Whether the player has to choose a tile now. */
  isOpen: boolean;
  /** The tile that fits both ends, before the player has chosen one. */
  chosen: Tile | undefined;
  fitsOf(tile: Tile): readonly DominoesSide[];
  press(tile: Tile): void;
  /** Plays the chosen tile. */
  playAt(side: DominoesSide): void;
}

/** Whether the platform plays the only possible action for the player. */
export const isForced = (view: DominoesView): boolean => view.opening !== null || mustPass(view);

/** Plays the tile that is pressed, or first asks for the end. */
export function useTilePlay(control: MatchControl<DominoesAction, DominoesView>): TilePlay {
  const t = useDominoesT();
  const { match, status, sound } = control;
  const [pressed, setPressed] = useState<Tile>();
  const view = match?.view ?? null;
  const isTurn = match?.phase === 'playing' && view !== null && view.turnOf === view.seat;
  const isOpen = isTurn && !isForced(view);
  const sidesOf = (tile: Tile) => (isOpen && view.hand.includes(tile) ? fitsOf(view, tile) : []);
  const chosen = pressed !== undefined && sidesOf(pressed).length > 1 ? pressed : undefined;

  const play = (tile: Tile, side: DominoesSide) => {
    if (control.isBusy) return;
    setPressed(undefined);
    sound.note(320, 0.06);
    void control.act({ kind: 'play', tile, side });
  };
  const press = (tile: Tile) => {
    if (!isOpen) return;
    const [side, other] = sidesOf(tile);
    if (other !== undefined) {
      setPressed(tile === chosen ? undefined : tile);
      return status.say(tile === chosen ? '' : t('chooseEnd'));
    }
    setPressed(undefined);
    if (side === undefined) status.say(t('noFit', { ends: view.ends?.join(', ') ?? '' }));
    else play(tile, side);
  };
  const playAt = (side: DominoesSide) => {
    if (chosen !== undefined) play(chosen, side);
  };
  useKeyboardShortcuts({ KeyL: () => playAt('left'), KeyR: () => playAt('right') });

  return { isOpen, chosen, fitsOf: sidesOf, press, playAt };
}
