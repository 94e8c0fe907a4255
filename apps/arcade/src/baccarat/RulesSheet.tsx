import { SPOTS, type BaccaratFacts } from '@perya/game-engines/baccarat';
import { useOpenedGame } from '../game/GameContext';
import { TableRulesText } from '../live-table/TableRulesText';
import { useOddsText } from './Spots';
import { useBaccaratT } from './texts';

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each spot. */
export function RulesSheet() {
  const { rules } = useOpenedGame<BaccaratFacts>().game;
  const t = useBaccaratT();
  const odds = useOddsText();
  const [pays, per] = rules.pays.banker;
  return (
    <TableRulesText
      rows={SPOTS.map((spot) => ({ betType: spot, name: t(spot), odds: odds(spot) }))}
    >
      <p>{t('aim')}</p>
      <p>{t('playerRule')}</p>
      <p>{t('bankerRule')}</p>
      <p>{t(pays < per ? 'commission' : 'noCommission')}</p>
      <p>{t('freshDecks')}</p>
    </TableRulesText>
  );
}
