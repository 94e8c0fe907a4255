import {
  GUESSES,
  HI_LO_GAME,
  HiLoGameSchema,
  type Guess,
  type HiLoFacts,
} from '@perya/game-engines/hi-lo';
import { parseMinorUnits } from '@perya/rules/money';
import { lazy, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createSound } from '../game/sound';
import { useStakes } from '../game/useStakes';
import { InstantPage } from '../instant/InstantPage';
import { useInstantGame } from '../instant/useInstantGame';
import { useInstantStatus } from '../instant/useInstantStatus';
import { CurrentCard } from './CurrentCard';
import { GuessButtons } from './GuessButtons';
import styles from './HiLo.module.css';
import { HiLoRulesSheet } from './HiLoRulesSheet';
import { PastCards } from './PastCards';
import { readRound } from './readRound';
import { useHiLoT } from './texts';
import { useHiLoText } from './useHiLoText';

const HiLoFairness = lazy(() => import('./HiLoFairness'));

const NO_OPTIONS = {};

/** The page of hi-lo. */
export function HiLo() {
  const { game } = useOpenedGame<HiLoFacts>();
  const t = useHiLoT();
  const [sound] = useState(createSound);
  const status = useInstantStatus();
  const instant = useInstantGame({
    game: HI_LO_GAME,
    schema: HiLoGameSchema,
    status,
    sound,
    ...useHiLoText(),
  });
  const { open, round, isBusy, isUnknown } = instant;
  const [firstBalance] = useState(() => parseMinorUnits(game.balance));
  const stakes = useStakes(game.stakes, firstBalance, open?.stake);
  const played = readRound(game.rules, round);
  const possible = open === null || isBusy || isUnknown ? [] : (played?.options ?? []);
  const guess = (choice: Guess) => {
    if (possible.includes(choice)) void instant.step(GUESSES.indexOf(choice));
  };

  return (
    <InstantPage
      instant={instant}
      status={status}
      sound={sound}
      stakes={stakes}
      options={NO_OPTIONS}
      ready={t('ready')}
      firstStep={t('firstStep')}
      shortcuts={{
        KeyH: () => guess('high'),
        KeyL: () => guess('low'),
        KeyS: () => guess('skip'),
      }}
      keys={t('keys')}
      rules={<HiLoRulesSheet />}
      fairness={<HiLoFairness instant={instant} onError={status.sayError} />}
    >
      <div className={styles['game']}>
        <PastCards round={round} played={played} />
        <CurrentCard round={round} played={played} />
        <GuessButtons played={open === null ? null : played} possible={possible} onGuess={guess} />
      </div>
    </InstantPage>
  );
}
