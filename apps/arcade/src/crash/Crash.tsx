import type { FlightFacts } from '@perya/game-engines/crash';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { lazy, useState } from 'react';
import { Celebration } from '../game/Celebration';
import { BalanceFigure } from '../game/BalanceFigure';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { KeyHint } from '../game/KeyHint';
import { createSound } from '../game/sound';
import { StatusLine } from '../game/StatusLine';
import { useGameT } from '../game/texts';
import { useGameStatus, type Status } from '../game/useGameStatus';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import { useStakes } from '../game/useStakes';
import styles from './Crash.module.css';
import { CrashRules } from './CrashRules';
import { FlightButton } from './FlightButton';
import { FlightStage } from './FlightStage';
import { Stepper } from './Stepper';
import { useCrashT } from './texts';
import { useAutoCashOut } from './useAutoCashOut';
import { useCrash } from './useCrash';
import { useHeightText } from './useCrashText';

const CrashFairness = lazy(() => import('./CrashFairness'));

/** The page of the crash game. */
export function Crash() {
  const { game } = useOpenedGame<FlightFacts>();
  const common = useGameT();
  const t = useCrashT();
  const { money } = useFormat();
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
    <div className={styles['controls']}>
      <div className={styles['balance']}>
        <BalanceFigure status={status} />
      </div>
      <div className={styles['steppers']}>
        <Stepper
          label={common('stake')}
          value={money(stakes.value)}
          lowerLabel={common('less')}
          raiseLabel={common('more')}
          choice={stakes}
        />
        <Stepper
          label={t('auto')}
          value={auto.height === null ? t('autoOff') : heightText(auto.height)}
          lowerLabel={t('autoLess')}
          raiseLabel={t('autoMore')}
          choice={auto}
        />
      </div>
      <FlightButton crash={crash} className={styles['act']} onClick={press} />
      <KeyHint>{t('keys')}</KeyHint>
    </div>
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
