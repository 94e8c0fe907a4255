import { BET_TYPES, type SicBoBetType, type SicBoFacts } from '@perya/game-engines/sic-bo';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { TableRulesText } from '../live-table/TableRulesText';
import { useSicBoT } from './texts';
import { useSpotNames } from './useSpotNames';

const NAME_KEYS = {
  evenMoney: 'evenMoney',
  double: 'anyDouble',
  triple: 'oneTriple',
  anyTriple: 'anyTriple',
  pair: 'anyPair',
  single: 'anySingle',
} as const;

const isNamed = (betType: SicBoBetType): betType is keyof typeof NAME_KEYS =>
  Object.hasOwn(NAME_KEYS, betType);

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each bet type. */
export function RulesSheet() {
  const t = useSicBoT();
  const { number } = useFormat();
  const { rules } = useOpenedGame<SicBoFacts>().game;
  const { oddsOf } = useSpotNames();
  const nameOf = (betType: SicBoBetType) => {
    if (isNamed(betType)) return t(NAME_KEYS[betType]);
    const low = Number(betType.replace('total', ''));
    return t('totals', { low, high: 21 - low });
  };
  const [two, three] = rules.moreSingles;
  return (
    <TableRulesText
      rows={BET_TYPES.map((betType) => ({
        betType,
        name: nameOf(betType),
        odds: oddsOf(betType),
      }))}
    >
      <p>{t('aim')}</p>
      <p>{t('sizeRule')}</p>
      <p>{t('diceRule')}</p>
      <p>
        {t('singleRule', {
          one: number(rules.pays.single),
          two: number(two),
          three: number(three),
        })}
      </p>
      <p>{t('freshRounds')}</p>
    </TableRulesText>
  );
}
