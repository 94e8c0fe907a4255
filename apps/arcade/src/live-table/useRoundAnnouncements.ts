import type { Phase, TableState } from '@perya/game-engines/live-table';
import { useFormat } from '@perya/i18n';
import { betOutcome, parseMinorUnits } from '@perya/rules/money';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Sound } from '../game/sound';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { useLiveTableT } from './texts';
import { stakeOf, type Betting } from './useBetting';
import type { TableView } from './useTable';

/** Min multiple of the stake for a celebration. */
const LARGE_WIN = 5;

interface AnnouncementParts {
  table: TableView;
  betting: Betting;
  status: GameStatus;
  sound: Sound;
  /** Whether the player has a hand to decide on. */
  canDecide: boolean;
  /** Announces an outcome. */
  resultText(outcome: readonly number[]): string;
}

/**
 * Announces and plays sounds for phase changes, the player's turn, revealed numbers and results.
 *
 * @returns the number of wins to celebrate
 */
export function useRoundAnnouncements({
  table,
  betting,
  status,
  sound,
  canDecide,
  resultText,
}: AnnouncementParts): number {
  const common = useGameT();
  const t = useLiveTableT();
  const { money } = useFormat();
  const [celebrated, setCelebrated] = useState(0);

  const onPhase = useEffectEvent((phase: Phase) => {
    if (phase === 'betting') status.say(t('placeBets'));
    else if (phase === 'closed') status.say(t(betting.close() ? 'notPlaced' : 'noMoreBets'));
  });
  const onTurn = useEffectEvent(() => {
    status.say(t('decide'));
    sound.note(660, 0.12);
  });
  const onShown = useEffectEvent(() => sound.note(240, 0.06));
  const onResult = useEffectEvent(() => {
    if (table.result !== undefined) tell(table.result, table.table?.mine ?? null);
  });

  function tell(outcome: readonly number[], mine: TableState['mine']): void {
    const said = resultText(outcome);
    const payout = parseMinorUnits(mine?.payout ?? '0');
    const stake = stakeOf(mine ?? { stakes: null, hand: null });
    const amount = money(payout);
    const kind = betOutcome(stake, payout);
    if (kind === 'lost') status.say(said);
    // A payout up to the stake is reported neutrally, not as a win.
    else if (kind !== 'won') status.say(`${said} · ${common('paid', { amount })}`);
    else {
      status.say(`${said} · ${common('win', { amount })}`, 'win');
      sound.win();
      if (payout >= stake * LARGE_WIN) setCelebrated((count) => count + 1);
    }
  }

  const { phase, shownCount } = table;
  const turn = canDecide && phase === 'deciding' ? table.table?.times.round : undefined;
  const decided = table.result === undefined ? undefined : table.table?.times.round;
  useEffect(() => {
    if (phase !== undefined) onPhase(phase);
  }, [phase]);
  useEffect(() => {
    if (turn !== undefined) onTurn();
  }, [turn]);
  useEffect(() => {
    if (shownCount > 0) onShown();
  }, [shownCount]);
  useEffect(() => {
    if (decided !== undefined) onResult();
  }, [decided]);

  return celebrated;
}
