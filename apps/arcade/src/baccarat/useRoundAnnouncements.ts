import { valueOf, type Phase, type Round, type TableState } from '@perya/game-engines/baccarat';
import { useFormat } from '@perya/i18n';
import { betOutcome, parseMinorUnits } from '@perya/rules/money';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Sound } from '../game/sound';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { useBaccaratT } from './texts';
import { sumOf, type Betting } from './useBetting';
import type { TableView } from './useTable';

/** Min multiple of the stake for a celebration. */
const LARGE_WIN = 5;
const RESULTS = { player: 'playerWins', banker: 'bankerWins', tie: 'tieResult' } as const;

interface NewsParts {
  table: TableView;
  betting: Betting;
  status: GameStatus;
  sound: Sound;
}

/**
 * Announces and plays sounds for phase changes, cards and results.
 *
 * @returns the number of wins to celebrate
 */
export function useRoundAnnouncements({ table, betting, status, sound }: NewsParts): number {
  const common = useGameT();
  const t = useBaccaratT();
  const { money } = useFormat();
  const [celebrated, setCelebrated] = useState(0);

  const onPhase = useEffectEvent((phase: Phase) => {
    if (phase === 'betting') status.say(t('placeBets'));
    else if (phase === 'closed') status.say(t(betting.close() ? 'notPlaced' : 'noMoreBets'));
  });
  const onCard = useEffectEvent(() => sound.note(240, 0.06));
  const onResult = useEffectEvent(() => {
    if (table.result !== undefined) tell(table.result, table.table?.mine ?? null);
  });

  function tell({ winner, player, banker }: Round, mine: TableState['mine']): void {
    const said = t(RESULTS[winner], { player: valueOf(player), banker: valueOf(banker) });
    const payout = parseMinorUnits(mine?.payout ?? '0');
    const stake = sumOf(mine?.stakes ?? {});
    const amount = money(payout);
    const outcome = betOutcome(stake, payout);
    if (outcome === 'lost') status.say(said);
    // A payout up to the stake is reported neutrally, not as a win.
    else if (outcome !== 'won') status.say(`${said} · ${common('paid', { amount })}`);
    else {
      status.say(`${said} · ${common('win', { amount })}`, 'win');
      sound.win();
      if (payout >= stake * LARGE_WIN) setCelebrated((count) => count + 1);
    }
  }

  const { phase, cardCount } = table;
  const decided = table.result === undefined ? undefined : table.table?.times.round;
  useEffect(() => {
    if (phase !== undefined) onPhase(phase);
  }, [phase]);
  useEffect(() => {
    if (cardCount > 0) onCard();
  }, [cardCount]);
  useEffect(() => {
    if (decided !== undefined) onResult();
  }, [decided]);

  return celebrated;
}
