import { COLORS, countOf, isTriple, type Color } from '@perya/game-engines/color-game';
import { ColoredSpot, ColoredSpots } from '../live-table/ColoredSpots';
import { SpotButton } from '../live-table/SpotButton';
import type { LiveTableState } from '../live-table/useLiveTable';
import { ColorSymbol } from './ColorSymbol';
import colors from './colors.module.css';
import styles from './Spots.module.css';
import { COLOR_KEYS, useColorGameT } from './texts';
import { useOddsText } from './useOddsText';

/** The mat with the six colors, and the spot for three alike. At the result, the winners light up. */
export function Spots({ live }: { live: LiveTableState }) {
  const t = useColorGameT();
  const odds = useOddsText();
  const { result } = live.table;
  return (
    <ColoredSpots label={t('mat')} isDecided={result !== undefined} className={styles['mat']}>
      {COLORS.map((color) => {
        const count = result === undefined ? 0 : countOf(color, result);
        return (
          <ColoredSpot
            key={color}
            live={live}
            spot={color}
            name={<ColorName color={color} count={count} />}
            odds={odds.color}
            hasWon={count > 0}
            className={`${colors[color] ?? ''} ${styles['color'] ?? ''}`}
          />
        );
      })}
      <SpotButton
        live={live}
        spot="anyTriple"
        name={t('anyTriple')}
        odds={odds.anyTriple}
        hasWon={result !== undefined && isTriple(result)}
        className={styles['triple']}
      />
    </ColoredSpots>
  );
}

interface ColorNameProps {
  color: Color;
  /** The dice that show the color. */
  count: number;
}

function ColorName({ color, count }: ColorNameProps) {
  const t = useColorGameT();
  return (
    <span className={styles['name']}>
      <ColorSymbol color={color} />
      {t(COLOR_KEYS[color])}
      {/* The space separates them in the accessible name. */}
      {count > 0 && ' '}
      {count > 0 && <span className={styles['count']}>×{count}</span>}
    </span>
  );
}
