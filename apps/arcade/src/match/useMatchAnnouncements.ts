import type { WireMatch } from '@perya/game-engines/match';
import { useFormat } from '@perya/i18n';
import { minorUnits, parseMinorUnits } from '@perya/rules/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import type { Sound } from '../game/sound';
import type { GameStatus } from '../game/useGameStatus';
import { useMatchT } from './texts';
import { LATE_SECONDS } from './turnClock';

interface AnnouncementParts<View extends object> {
  match: WireMatch<View> | null | undefined;
  status: GameStatus;
  sound: Sound;
  /** What the player is asked to do. Default: "Your turn". */
  turnText?: ((view: View) => string | undefined) | undefined;
  /** Announces how a match ended. */
  resultText(match: WireMatch<View>): string;
}

/**
 * Announces the waiting, the player's turns, their last seconds and the result.
 *
 * @returns the number of won matches to celebrate
 */
export function useMatchAnnouncements<View extends object>({
  match,
  status,
  sound,
  turnText,
  resultText,
}: AnnouncementParts<View>): number {
  const { now } = useOpenedGame();
  const t = useMatchT();
  const { money } = useFormat();
  const [celebrated, setCelebrated] = useState(0);
  /** The match that this page has seen in play. */
  const played = useRef<string>(null);

  const onTurn = useEffectEvent(() => {
    status.say((match?.view && turnText?.(match.view)) ?? t('yourTurn'));
    sound.note(660, 0.12);
  });
  const onTurnOver = useEffectEvent(() => {
    if (status.status.kind !== 'error') status.say('');
  });
  const onLate = useEffectEvent(() => {
    status.say(t('lastSeconds', { seconds: LATE_SECONDS }));
    sound.note(440, 0.12);
  });
  const onStage = useEffectEvent((isInMatch: boolean) => {
    if (match?.phase === 'playing') played.current = match.matchId;
    if (isInMatch && match?.phase === 'waiting') status.say(t('waitingForPlayers'));
    else if (match?.phase === 'over' && played.current === match.matchId) tellEnd(match);
    else if (status.status.kind !== 'error') status.say('');
  });

  function tellEnd(ended: WireMatch<View>): void {
    const gain = gainOf(ended);
    const amount = money(minorUnits(Math.abs(gain)));
    const said = resultText(ended);
    if (gain < 0) return status.say(`${said} · ${t('lost', { amount })}`);
    if (gain === 0) return status.say(said);
    status.say(`${said} · ${t('won', { amount })}`, 'win');
    sound.win();
    setCelebrated((count) => count + 1);
  }

  const dueAt = (match?.phase === 'playing' && match.seats[match.seat]?.dueAt) || null;
  const turn = match && dueAt !== null ? `${match.matchId}:${match.turnSince}` : undefined;
  const stage = match ? `${match.matchId}:${match.phase}` : undefined;
  useEffect(() => onStage(stage !== undefined), [stage]);
  useEffect(() => {
    if (turn === undefined) return undefined;
    onTurn();
    return () => onTurnOver();
  }, [turn]);
  useEffect(() => {
    if (turn === undefined || dueAt === null) return undefined;
    const wait = dueAt - now() - LATE_SECONDS * 1000;
    // A turn that is as short as that needs no announcement of its own.
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => onLate(), wait);
    return () => clearTimeout(timer);
  }, [turn, dueAt, now]);

  return celebrated;
}

/** What a match has won or lost, in minor units, less the rake. */
export const gainOf = ({ stake, end }: Pick<WireMatch, 'stake' | 'end'>): number =>
  end === null ? 0 : parseMinorUnits(end.payout) - parseMinorUnits(stake);
