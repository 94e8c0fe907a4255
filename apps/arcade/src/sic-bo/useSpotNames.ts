import { sicBoSpot, type SicBoBetType, type SicBoFacts } from '@perya/game-engines/sic-bo';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { useLiveTableT } from '../live-table/texts';
import { sidesOf, totalNamedBy } from './spotSides';
import { useSicBoT } from './texts';

const FIELD_KEYS = {
  small: 'small',
  big: 'big',
  odd: 'odd',
  even: 'even',
  'any-triple': 'anyTriple',
} as const;

const isField = (id: string): id is keyof typeof FIELD_KEYS => Object.hasOwn(FIELD_KEYS, id);

/** Names and odds of the spots. */
export interface SpotNames {
  /** The accessible name of a spot: what it covers and pays. */
  nameOf(id: string): string;
  /** The text on a spot; empty on one with drawn dice. */
  labelOf(id: string): string;
  /** Profit per unit staked: 7, or 1–2–3. */
  oddsOf(betType: SicBoBetType): string;
}

/** Names and odds of the spots in the player's language. */
export function useSpotNames(): SpotNames {
  const { rules } = useOpenedGame<SicBoFacts>().game;
  const t = useSicBoT();
  const common = useLiveTableT();
  const { number } = useFormat();

  const oddsOf = (betType: SicBoBetType) => {
    const pays = [rules.pays[betType], ...(betType === 'single' ? rules.moreSingles : [])];
    return pays.map((each) => number(each)).join('–');
  };

  function coverOf(id: string): string {
    if (isField(id)) return t(FIELD_KEYS[id]);
    const total = totalNamedBy(id);
    if (total !== undefined) return t('total', { total });
    const [side = 1, high = 1] = sidesOf(id);
    const { betType } = sicBoSpot(id);
    if (betType === 'pair') return t('pair', { low: side, high });
    if (betType === 'double') return t('double', { side });
    return betType === 'triple' ? t('triple', { side }) : t('single', { side });
  }

  return {
    oddsOf,
    labelOf: (id) => (isField(id) ? t(FIELD_KEYS[id]) : String(totalNamedBy(id) ?? '')),
    nameOf: (id) =>
      t('spotPays', {
        spot: coverOf(id),
        odds: common('pays', { odds: oddsOf(sicBoSpot(id).betType) }),
      }),
  };
}
