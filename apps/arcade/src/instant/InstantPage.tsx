import { payoutOf, UNIT, type InstantOptions } from '@perya/game-engines/instant';
import { useFormat } from '@perya/i18n';
import { minorUnits, parseMinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import type { MouseEvent, ReactNode } from 'react';
import { Celebration } from '../game/Celebration';
import { GameShell } from '../game/GameShell';
import { MultiplierHistory } from '../game/MultiplierHistory';
import { RoundControls } from '../game/RoundControls';
import type { Sound } from '../game/sound';
import { StakeStepper } from '../game/Stepper';
import { StatusLine } from '../game/StatusLine';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import type { Stakes } from '../game/useStakes';
import { useInstantT } from './texts';
import type { InstantGameState } from './useInstantGame';
import { useMultiplierText } from './useMultiplierText';

/** Multipliers that pay more than the stake, and large ones. */
const LEVELS = [UNIT + 1, 10 * UNIT] as const;

export interface InstantPageProps {
  instant: InstantGameState;
  status: GameStatus;
  sound: Sound;
  stakes: Stakes;
  /** The player's choices for the next bet. */
  options: InstantOptions;
  /** The steppers of these choices. */
  choices?: ReactNode;
  /** The game itself. */
  children: ReactNode;
  /** What the status line says before anything was pressed. */
  ready: string;
  /** What it says once the stake is taken, in games with steps. */
  firstStep?: string;
  /** Further keys that play the game; see `useKeyboardShortcuts`. */
  shortcuts?: Readonly<Partial<Record<string, () => void>>>;
  /** Which keys play the game. */
  keys: string;
  rules: ReactNode;
  fairness: ReactNode;
}

/** The page of an instant game: the game itself, and the controls that all of them share. */
export function InstantPage({
  instant,
  status,
  sound,
  stakes,
  options,
  choices,
  children,
  ready,
  firstStep = '',
  shortcuts,
  keys,
  rules,
  fairness,
}: InstantPageProps) {
  const t = useInstantT();
  const multiplierText = useMultiplierText();
  const { open, round, last, isBusy, isUnknown, celebrated } = instant;
  const press = () => {
    if (isBusy) return;
    if (isUnknown) void instant.again();
    else if (open?.canCashOut === true) void instant.cashOut();
    else if (open === null) void instant.start({ stake: stakes.decimal, options });
  };
  useKeyboardShortcuts({
    Space: press,
    Enter: press,
    ArrowUp: () => stakes.move(1),
    ArrowDown: () => stakes.move(-1),
    ...shortcuts,
  });
  const instruction = (): string => {
    if (open === null) return ready;
    return open.canCashOut ? t('resumed') : firstStep;
  };
  const isFresh = status.status.text === '' && !isBusy;
  const line = isFresh ? { text: instruction() } : status.status;
  return (
    <GameShell
      sound={sound}
      rules={rules}
      fairness={fairness}
      controls={
        <RoundControls
          status={status}
          steppers={
            <>
              <StakeStepper stakes={stakes} />
              {choices}
            </>
          }
          action={(className) => (
            <ActionButton
              instant={instant}
              stakes={stakes}
              className={className}
              onClick={({ detail }) => {
                // The second click of a double click on “Cash out” is no bet.
                const isAfterCashOut = open === null && round !== null && round.steps.length > 0;
                if (detail < 2 || !isAfterCashOut) press();
              }}
            />
          )}
          keys={keys}
        />
      }
    >
      <MultiplierHistory
        label={t('lastRounds')}
        rounds={last}
        multiplierText={multiplierText}
        levels={LEVELS}
      />
      {children}
      <StatusLine status={line} />
      <Celebration count={celebrated} />
    </GameShell>
  );
}

interface ActionButtonProps extends Pick<InstantPageProps, 'instant' | 'stakes'> {
  className: string | undefined;
  onClick(event: MouseEvent): void;
}

/** Bets, then cashes out. Its label always shows the result of a press. */
function ActionButton({ instant, stakes, className, onClick }: ActionButtonProps) {
  const { open, isBusy, isUnknown } = instant;
  const common = useGameT();
  const t = useInstantT();
  const { money } = useFormat();
  const label = (): string => {
    if (isUnknown && !isBusy) return common('again');
    if (open === null) return isBusy ? t('playing') : t('bet', { amount: money(stakes.value) });
    const worth = payoutOf(BigInt(parseMinorUnits(open.stake)), open.multiplier);
    return t('cashOut', { amount: money(minorUnits(Number(worth))) });
  };
  return (
    <Button
      variant="primary"
      size="large"
      className={className}
      data-numeric=""
      aria-disabled={isBusy || (open !== null && !open.canCashOut && !isUnknown)}
      onClick={onClick}
    >
      {label()}
    </Button>
  );
}
