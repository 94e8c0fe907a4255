import { BET_TYPES } from '@perya/game-engines/color-game';
import { useFormat } from '@perya/i18n';
import { TableRulesText } from '../live-table/TableRulesText';
import { useColorGameT } from './texts';
import { useOddsText } from './useOddsText';

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each bet type. */
export function RulesSheet() {
  const t = useColorGameT();
  const { number } = useFormat();
  const odds = useOddsText();
  const [one, two, three] = odds.rules.colorPays;
  return (
    <TableRulesText
      rows={BET_TYPES.map((betType) => ({ betType, name: t(betType), odds: odds[betType] }))}
    >
      <p>{t('aim')}</p>
      <p>{t('colorRule', { one: number(one), two: number(two), three: number(three) })}</p>
      <p>{t('tripleRule', { pays: odds.anyTriple })}</p>
      <p>{t('freshRounds')}</p>
    </TableRulesText>
  );
}
