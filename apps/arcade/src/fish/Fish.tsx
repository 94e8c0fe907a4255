import type { FishFacts } from '@perya/game-engines/fish';
import { lazy, useState } from 'react';
import { Celebration } from '../game/Celebration';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { createSound } from '../game/sound';
import { StatusLine } from '../game/StatusLine';
import { useGameStatus } from '../game/useGameStatus';
import { useStakes } from '../game/useStakes';
import styles from './Fish.module.css';
import { FishControls } from './FishControls';
import { FishRules } from './FishRules';
import { PondCanvas } from './PondCanvas';
import { useFishT } from './texts';
import { useFish } from './useFish';
import { useFishKeys } from './useFishKeys';

const FishFairness = lazy(() => import('./FishFairness'));

/** The page of the fish game. */
export function Fish() {
  const { game } = useOpenedGame<FishFacts>();
  const t = useFishT();
  const [sound] = useState(createSound);
  const status = useGameStatus();
  const stakes = useStakes(game.stakes, status.balance);
  const fish = useFish({ status, sound, stake: stakes.value });
  useFishKeys({ cannon: fish.cannon, stakes, onLock: fish.lockNext });
  const hasSaid = status.status.text !== '';

  return (
    <GameShell
      sound={sound}
      rules={<FishRules />}
      rulesTitle={t('rules')}
      fairness={<FishFairness fish={fish} onError={status.sayError} />}
      controls={<FishControls status={status} stakes={stakes} fish={fish} />}
    >
      <div className={styles['stage']}>
        <PondCanvas fish={fish} />
        <div className={styles['status']}>
          <StatusLine status={hasSaid ? status.status : { text: t('aim') }} />
        </div>
      </div>
      <Celebration count={fish.celebrated} />
    </GameShell>
  );
}
