import { SPOTS } from '@perya/game-engines/dragon-tiger';
import { TableRulesText } from '../live-table/TableRulesText';
import { useDragonTigerT } from './texts';
import { useOddsText } from './useOddsText';

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each spot. */
export function RulesSheet() {
  const t = useDragonTigerT();
  const odds = useOddsText();
  return (
    <TableRulesText
      rows={SPOTS.map((spot) => ({ betType: spot, name: t(spot), odds: odds(spot) }))}
    >
      <p>{t('aim')}</p>
      <p>{t('ranks')}</p>
      <p>{t('tieRule')}</p>
      <p>{t('suitedRule')}</p>
      <p>{t('smallBig')}</p>
      <p>{t('freshDecks')}</p>
    </TableRulesText>
  );
}
