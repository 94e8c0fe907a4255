import { SPOTS, type MoneyWheelFacts } from '@perya/game-engines/money-wheel';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { TableRulesText } from '../live-table/TableRulesText';
import { segmentText } from './segmentText';
import { useMoneyWheelT } from './texts';

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each number. */
export function RulesSheet() {
  const { segments } = useOpenedGame<MoneyWheelFacts>().game.rules;
  const t = useMoneyWheelT();
  const { number } = useFormat();
  const counts = ([...SPOTS, 'x3', 'x5'] as const).map((kind) => {
    const count = segments.filter((segment) => segment === kind).length;
    return `${segmentText(kind)} (${number(count)})`;
  });
  return (
    <TableRulesText
      rows={SPOTS.map((spot) => {
        const text = number(Number(spot));
        return { betType: spot, name: text, odds: text };
      })}
    >
      <p>{t('aim')}</p>
      <p>{t('numberRule')}</p>
      <p>{t('multiplierRule')}</p>
      <p>{t('segments', { total: number(segments.length), counts: counts.join(' · ') })}</p>
      <p>{t('freshRounds')}</p>
    </TableRulesText>
  );
}
