import { FISH } from '@perya/game-engines/fish';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { FishCard } from './FishCard';
import styles from './FishRules.module.css';
import { useFishT } from './texts';

/** Content of the rules dialog: each fish with its payout and catch probability. */
export function FishRules() {
  const { rtp } = useOpenedGame().game;
  const t = useFishT();
  const format = useFormat();
  const returns = rtp === null ? '' : format.number(Number(rtp), { minimumFractionDigits: 2 });
  return (
    <div className={styles['rules']}>
      <p>{t('ruleShot')}</p>
      <p>{t('ruleReturn', { rtp: returns })}</p>
      <ul className={styles['fishes']}>
        {FISH.map((kind) => (
          <FishCard key={kind} kind={kind} />
        ))}
      </ul>
    </div>
  );
}
