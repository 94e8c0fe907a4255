import { BET_TYPES, type RouletteFacts } from '@perya/game-engines/roulette';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { TableRulesText } from '../live-table/TableRulesText';
import { BET_TYPE_KEYS } from './useSpotNames';
import { useRouletteT } from './texts';

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each bet type. */
export function RulesSheet() {
  const { rules } = useOpenedGame<RouletteFacts>().game;
  const t = useRouletteT();
  const { number } = useFormat();
  return (
    <TableRulesText
      rows={BET_TYPES.map((betType) => ({
        betType,
        name: t(BET_TYPE_KEYS[betType]),
        odds: number(rules.pays[betType]),
      }))}
    >
      <p>{t('aim')}</p>
      <p>{t('inside')}</p>
      <p>{t('outside')}</p>
      <p>{t(rules.returnsHalfOnZero ? 'halfOnZero' : 'lostOnZero')}</p>
      <p>{t('track')}</p>
    </TableRulesText>
  );
}
