import type { Lottery, PlayType } from '@perya/rules/lottery';
import { onSessionEvent } from '@perya/session';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';

import { deskAfter, emptyDesk, playTypeOf, type Desk, type DeskEvent } from './desk';
import { dropKeptDesks, keepDesk, keptDesk } from './keptDesk';

/** What was put together in this visit, also for other lotteries: one comes back to it. Never on the server. */
const remembered = new Map<string, Desk>();
/** While numbers are typed, the storage is written when the hand rests, in ms. */
const REST_MS = 400;

export interface DeskStore {
  readonly desk: Desk;
  /** The play type of the board. */
  readonly playType: PlayType;
  dispatch(event: DeskEvent): void;
}

/**
 * The desk of a lottery; kept while one looks at others, and through a reload.
 *
 * @param code of the play type in the address; when it changes, the board follows
 */
export function useDesk(lottery: Lottery, code: string): DeskStore {
  const asAddressed = (desk: Desk) =>
    deskAfter(desk, { type: 'playTypeChosen', playType: playTypeOf(lottery, code) });
  const [desk, dispatch] = useReducer(deskAfter, null, () =>
    asAddressed(remembered.get(lottery.code) ?? emptyDesk(lottery, code)),
  );
  const [followed, setFollowed] = useState(code);
  if (followed !== code) {
    setFollowed(code);
    dispatch({ type: 'playTypeChosen', playType: playTypeOf(lottery, code) });
  }
  // The server knows nothing of it: what stood before a reload comes once the page is alive.
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
    // What is on the slip is written at once: after a bet, nothing of it may come back.
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

/** Forgets all desks: after a sign-out, and in tests. */
export function desksForgotten(): void {
  remembered.clear();
  dropKeptDesks();
}

// What one person has put together is nothing to the next one.
onSessionEvent((event) => {
  const isAnothers = event.type === 'signed-in' && event.isOtherMember;
  if (event.type === 'signed-out' || isAnothers) desksForgotten();
});
