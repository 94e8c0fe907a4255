import { PLAYER, ROW_COUNT, type WireEnd, type WireRound } from '@perya/game-engines/pusoy';
import { useFormat } from '@perya/i18n';
import { betOutcome, parseMinorUnits } from '@perya/rules/money';
import { useGameT } from '../game/texts';
import type { Status } from '../game/useGameStatus';
import { usePusoyT } from './texts';

/** The outcome of a round. A payout up to the stake is reported neutrally, not as a win. */
export function useOutcomeText() {
  const common = useGameT();
  const t = usePusoyT();
  const { money } = useFormat();
  return ({ stake }: WireRound, end: WireEnd): Status => {
    const payout = parseMinorUnits(end.payout);
    const amount = money(payout);
    const before = end.isAuto ? `${t('timeUp')} ` : '';
    const outcome = betOutcome(parseMinorUnits(stake), payout);
    if (outcome === 'lost') return { text: before + t('nothing') };
    if (outcome !== 'won') return { text: before + common('paid', { amount }) };
    // The banner's shares come after those of the rows.
    const hasBanner = (end.shares[ROW_COUNT]?.[PLAYER] ?? 0) > 0;
    const banner = hasBanner ? `${t('banner')} · ` : '';
    return { text: before + banner + common('win', { amount }), kind: 'win' };
  };
}
