import { mostSafe, multiplierAt, TILES, type MinesFacts } from '@perya/game-engines/mines';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { useMultiplierText } from '../instant/useMultiplierText';
import styles from './NextTile.module.css';
import { useMinesT } from './texts';

/** Number of multipliers shown ahead. */
const AHEAD = 6;

export interface NextTileProps {
  mines: number;
  /** Safe tiles that are open. */
  safe: number;
}

/** The multipliers of the next safe tiles, and the chance of the first. */
export function NextTile({ mines, safe }: NextTileProps) {
  const { rules } = useOpenedGame<MinesFacts>().game;
  const t = useMinesT();
  const { number, percent } = useFormat();
  const multiplierText = useMultiplierText();
  const count = Math.min(AHEAD, mostSafe(rules, mines) - safe);
  const ahead = Array.from({ length: Math.max(0, count) }, (_, place) => safe + place + 1);
  const chance = Math.max(0, TILES - mines - safe) / (TILES - safe);
  return (
    <div className={styles['next']}>
      <p>
        {t('next')} <b data-numeric="">{t('chance', { chance: percent(chance, 1) })}</b>
      </p>
      <ol className={styles['ahead']} aria-label={t('ahead')}>
        {ahead.map((tiles) => (
          <li key={tiles} data-numeric="">
            <small>{t('count', { tiles: number(tiles) })}</small>
            {multiplierText(multiplierAt(rules, mines, tiles))}
          </li>
        ))}
      </ol>
    </div>
  );
}
