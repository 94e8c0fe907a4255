import type { Lottery, PlayType } from '@perya/rules/lottery';
import { onSessionEvent } from '@perya/session';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';

import { deskReducer, emptyDesk, playTypeOf, type Desk, type DeskEvent } from './desk';
import { clearStoredDesks, keepDesk, keptDesk } from './keptDesk';

/** Desks of this visit, by lottery, to return to. Never on the server. */
const remembered = new Map<string, Desk>();
/** Debounce for writing to storage while numbers are typed, in ms. */
const REST_MS = 400;

export interface DeskStore {
  readonly desk: Desk;
  /** The current play type of the board. */
  readonly playType: PlayType;
  dispatch(event: DeskEvent): void;
}

/**
 * The desk of a lottery, kept across lotteries and reloads.
 *
 * @param code code of the play type in the URL; the board follows when it changes
 */
export function useDesk(lottery: Lottery, code: string): DeskStore {
  const asAddressed = (desk: Desk) =>
    deskReducer(desk, { type: 'playTypeChosen', playType: playTypeOf(lottery, code) });
  const [desk, dispatch] = useReducer(deskReducer, null, () =>
    asAddressed(remembered.get(lottery.code) ?? emptyDesk(lottery, code)),
  );
  const [followed, setFollowed] = useState(code);
  if (followed !== code) {
    setFollowed(code);
    dispatch({ type: 'playTypeChosen', playType: playTypeOf(lottery, code) });
  }
  // Not available on the server: restored after hydration.
  const found = useEffectEvent(() => {
    const desk = remembered.has(lottery.code) ? null : keptDesk(lottery);
    if (desk !== null) dispatch({ type: 'deskFound', desk: asAddressed(desk) });
  });
  useEffect(() => found(), []);
  useKept(lottery.code, desk);
  return { desk, playType: playTypeOf(lottery, desk.draft.playType), dispatch };
}

function useKept(lottery: string, desk: Desk): void {
  const written = useRef<Desk>(undefined);
  useEffect(() => {
    remembered.set(lottery, desk);
    const isSlipAsWritten =
      written.current?.lines === desk.lines &&
      written.current.draw === desk.draw &&
      written.current.chase === desk.chase;
    // Changes of the slip are written immediately, so that placed lines don't come back.
    const keep = () => {
      written.current = desk;
      keepDesk(lottery, desk);
    };
    if (!isSlipAsWritten) {
      keep();
      return undefined;
    }
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [lottery, desk]);
}

/** Clears all desks: after a sign-out, and in tests. */
export function clearDesks(): void {
  remembered.clear();
  clearStoredDesks();
}

// Desks aren't shared between members.
onSessionEvent((event) => {
  const isAnothers = event.type === 'signed-in' && event.isOtherMember;
  if (event.type === 'signed-out' || isAnothers) clearDesks();
});
