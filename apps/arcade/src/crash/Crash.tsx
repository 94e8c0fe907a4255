import type { FlightFacts } from '@perya/game-engines/crash';
import { parseMinorUnits } from '@perya/rules/money';
import { lazy, useState } from 'react';
import { Celebration } from '../game/Celebration';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { RoundControls } from '../game/RoundControls';
import { createSound } from '../game/sound';
import { StakeStepper, Stepper } from '../game/Stepper';
import { StatusLine } from '../game/StatusLine';
import { useGameStatus, type Status } from '../game/useGameStatus';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import { useStakes } from '../game/useStakes';
import { CrashRules } from './CrashRules';
import { FlightButton } from './FlightButton';
import { FlightStage } from './FlightStage';
import { useCrashT } from './texts';
import { useAutoCashOut } from './useAutoCashOut';
import { useCrash } from './useCrash';
import { useHeightText } from './useCrashText';

const CrashFairness = lazy(() => import('./CrashFairness'));

/** The page of the crash game. */
export function Crash() {
  const { game } = useOpenedGame<FlightFacts>();
  const t = useCrashT();
  const heightText = useHeightText();
  const [sound] = useState(createSound);
  const status = useGameStatus();
  const crash = useCrash({ status, sound });
  const { inAir, isStarting } = crash;
  const [firstBalance] = useState(() => parseMinorUnits(game.balance));
  const stakes = useStakes(game.stakes, firstBalance, inAir?.stake);
  const auto = useAutoCashOut(game.rules.highest, inAir?.auto);
  const press = () => crash.press({ stake: stakes.decimal, auto: auto.height });
  const moveStake = (by: number) => () => stakes.move(by);
  useKeyboardShortcuts({
    Space: press,
    Enter: press,
    ArrowUp: moveStake(1),
    ArrowRight: moveStake(1),
    ArrowDown: moveStake(-1),
    ArrowLeft: moveStake(-1),
  });

  // No status yet, before anything was pressed.
  const isFresh = status.status.text === '' && !isStarting;
  const line: Status = isFresh ? { text: t(inAir === null ? 'ready' : 'resumed') } : status.status;

  const controls = (
    <RoundControls
      status={status}
      steppers={
        <>
          <StakeStepper stakes={stakes} />
          <Stepper
            label={t('auto')}
            value={auto.height === null ? t('autoOff') : heightText(auto.height)}
            lowerLabel={t('autoLess')}
            raiseLabel={t('autoMore')}
            choice={auto}
          />
        </>
      }
      action={(className) => <FlightButton crash={crash} className={className} onClick={press} />}
      keys={t('keys')}
    />
  );

  return (
    <GameShell
      sound={sound}
      rules={<CrashRules />}
      fairness={<CrashFairness crash={crash} onError={status.sayError} />}
      controls={controls}
    >
      <FlightStage crash={crash} />
      <StatusLine status={line} />
      <Celebration count={crash.celebrated} />
    </GameShell>
  );
}
