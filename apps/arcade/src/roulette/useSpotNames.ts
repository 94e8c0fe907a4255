import {
  colorOf,
  rouletteSpot,
  type PocketColor,
  type RouletteBetType,
  type RouletteFacts,
} from '@perya/game-engines/roulette';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { useLiveTableT } from '../live-table/texts';
import { useRouletteT } from './texts';

/** Text keys of the bet types. */
export const BET_TYPE_KEYS = {
  straight: 'straight',
  split: 'split',
  street: 'street',
  corner: 'corner',
  line: 'line',
  column: 'column',
  dozen: 'dozen',
  evenMoney: 'evenMoney',
} as const satisfies Record<RouletteBetType, string>;

/** Text keys of a number by its color. */
export const NUMBER_KEYS = {
  red: 'redNumber',
  black: 'blackNumber',
  green: 'greenNumber',
} as const satisfies Record<PocketColor, string>;

const FIELD_KEYS = {
  'dozen-1': 'dozen1',
  'dozen-2': 'dozen2',
  'dozen-3': 'dozen3',
  red: 'red',
  black: 'black',
  odd: 'odd',
  even: 'even',
} as const;

/** The same in every language. */
const RANGES: Readonly<Record<string, string>> = { low: '1–18', high: '19–36' };

const isField = (id: string): id is keyof typeof FIELD_KEYS => Object.hasOwn(FIELD_KEYS, id);

/** Names of numbers and spots. */
export interface SpotNames {
  /** A number with its color: 17 black. */
  numberName(pocket: number): string;
  /** The text on a spot's field; empty between the numbers. */
  labelOf(id: string): string;
  /** The accessible name of a spot: what it covers and pays. */
  nameOf(id: string): string;
}

export function useSpotNames(): SpotNames {
  const { rules } = useOpenedGame<RouletteFacts>().game;
  const t = useRouletteT();
  const common = useLiveTableT();
  const { number } = useFormat();

  const numberName = (pocket: number) => t(NUMBER_KEYS[colorOf(pocket)], { number: pocket });
  const oddsOf = (betType: RouletteBetType) =>
    common('pays', { odds: number(rules.pays[betType]) });
  const fieldOf = (id: string) => (isField(id) ? t(FIELD_KEYS[id]) : RANGES[id]);

  function coverOf(id: string): string {
    const { betType, numbers } = rouletteSpot(id);
    if (betType === 'straight') return numberName(numbers[0] ?? 0);
    const field = fieldOf(id);
    if (field !== undefined) return field;
    const covered = betType === 'column' ? id.replace('column-', '') : numbers.join(', ');
    return t('betOn', { bet: t(BET_TYPE_KEYS[betType]), numbers: covered });
  }

  return {
    numberName,
    labelOf: (id) => {
      const { betType, numbers } = rouletteSpot(id);
      if (betType === 'straight') return String(numbers[0]);
      return betType === 'column' ? oddsOf(betType) : (fieldOf(id) ?? '');
    },
    nameOf: (id) => t('spotPays', { spot: coverOf(id), odds: oddsOf(rouletteSpot(id).betType) }),
  };
}
