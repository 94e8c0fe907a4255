import {
  BLACKJACK_TABLE,
  PAIRS,
  POKER_HANDS,
  SPOTS,
  type BlackjackFacts,
} from '@perya/game-engines/blackjack';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { TableRulesText } from '../live-table/TableRulesText';
import { useOddsText } from './Spots';
import { useBlackjackT } from './texts';

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each bet. */
export function RulesSheet() {
  const { rules } = useOpenedGame<BlackjackFacts>().game;
  const t = useBlackjackT();
  const { number } = useFormat();
  const odds = useOddsText();
  const { dealsAt, decidedAt } = BLACKJACK_TABLE.schedule.timesOf('', 0);
  const pairs = PAIRS.map((pair) => `${t(`pairs.${pair}`)} (${number(rules.pairPays[pair])})`);
  const hands = POKER_HANDS.map(
    (hand) => `${t(`pokerHands.${hand}`)} (${number(rules.pokerPays[hand])})`,
  );
  return (
    <TableRulesText
      rows={[
        ...SPOTS.map((spot) => ({ betType: spot, name: t(spot), odds: odds(spot) })),
        {
          betType: 'insurance',
          name: t('insure'),
          odds: number(rules.insurancePays),
          limits: t('halfOfMain'),
        },
      ]}
    >
      <p>{t('aim')}</p>
      <p>{t('payRule', { pays: number(rules.blackjackPaysPerTwo) })}</p>
      <p>{t('decisionRule', { seconds: number((decidedAt - dealsAt) / 1000) })}</p>
      <p>{t('splitRule')}</p>
      <p>{t('insuranceRule', { pays: number(rules.insurancePays) })}</p>
      <p>{t('dealerRule')}</p>
      <p>{t('pairRule', { pays: pairs.join(' · ') })}</p>
      <p>{t('pokerRule', { pays: hands.join(' · ') })}</p>
      <p>{t('freshCards')}</p>
      <p>{t('returnRule')}</p>
    </TableRulesText>
  );
}
