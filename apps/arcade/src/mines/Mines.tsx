import type { WireInstantRound } from '@perya/game-engines/instant';
import {
  MINES_GAME,
  MinesGameSchema,
  MOST_MINES,
  TILES,
  type MinesFacts,
} from '@perya/game-engines/mines';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { Shuffle } from 'lucide-react';
import { lazy, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createSound } from '../game/sound';
import { Stepper } from '../game/Stepper';
import { useStakes } from '../game/useStakes';
import { InstantPage } from '../instant/InstantPage';
import { useChoice } from '../instant/useChoice';
import { useInstantGame } from '../instant/useInstantGame';
import { useInstantStatus } from '../instant/useInstantStatus';
import { Field } from './Field';
import styles from './Mines.module.css';
import { MinesRulesSheet } from './MinesRulesSheet';
import { NextTile } from './NextTile';
import { useMinesT } from './texts';
import { stateOf } from './tileState';

const MinesFairness = lazy(() => import('./MinesFairness'));

const COUNTS = Array.from({ length: MOST_MINES }, (_, place) => place + 1);
const FIRST_COUNT = 3;

/** The page of mines. */
export function Mines() {
  const { game } = useOpenedGame<MinesFacts>();
  const t = useMinesT();
  const { number } = useFormat();
  const [sound] = useState(createSound);
  const status = useInstantStatus();
  const instant = useInstantGame({ game: MINES_GAME, schema: MinesGameSchema, status, sound });
  const { open, round, isBusy } = instant;
  const [firstBalance] = useState(() => parseMinorUnits(game.balance));
  const stakes = useStakes(game.stakes, firstBalance, open?.stake);
  const mines = useChoice(COUNTS, FIRST_COUNT, open?.options['mines']);
  const canOpen = open !== null && !isBusy && !instant.isUnknown;
  const openRandom = () => {
    if (canOpen) void instant.step(randomHidden(open));
  };

  return (
    <InstantPage
      instant={instant}
      status={status}
      sound={sound}
      stakes={stakes}
      options={{ mines: mines.value }}
      choices={
        <Stepper
          label={t('mines')}
          value={number(mines.value)}
          lowerLabel={t('fewer')}
          raiseLabel={t('more')}
          choice={mines}
        />
      }
      ready={t('ready')}
      firstStep={t('firstStep')}
      shortcuts={{ KeyR: openRandom }}
      keys={t('keys')}
      rules={<MinesRulesSheet mines={mines.value} />}
      fairness={<MinesFairness instant={instant} onError={status.sayError} />}
    >
      <div className={styles['game']}>
        <NextTile mines={mines.value} safe={open?.steps.length ?? 0} />
        <Field round={round} isOpen={canOpen} onOpen={(tile) => void instant.step(tile)} />
        <Button
          className={styles['random']}
          iconStart={<Shuffle />}
          aria-disabled={!canOpen}
          onClick={openRandom}
        >
          {t('random')}
        </Button>
      </div>
    </InstantPage>
  );
}

/** A random tile that isn't open. */
function randomHidden(round: WireInstantRound): number {
  const hidden = Array.from({ length: TILES }, (_, tile) => tile).filter(
    (tile) => stateOf(round, tile) === 'hidden',
  );
  return hidden[Math.floor(Math.random() * hidden.length)] ?? 0;
}
