import type { WireMatch } from '@perya/game-engines/match';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import { BalanceFigure } from '../game/BalanceFigure';
import { Celebration } from '../game/Celebration';
import { Figure } from '../game/Figure';
import { useOpenedGame } from '../game/GameContext';
import { GameShell } from '../game/GameShell';
import { KeyHint } from '../game/KeyHint';
import { StatusLine } from '../game/StatusLine';
import { useGameT } from '../game/texts';
import { useStakes } from '../game/useStakes';
import { ChoosingControls } from './ChoosingControls';
import { Felt } from './Felt';
import styles from './MatchPage.module.css';
import type { SizeChoiceProps } from './SizeChoice';
import { StakeChoice, type StakeChoiceProps } from './StakeChoice';
import { useMatchT } from './texts';
import type { MatchControl } from './useMatch';
import { WaitingRoom } from './WaitingRoom';

/** Props of {@link MatchPage}. */
export interface MatchPageProps extends Pick<StakeChoiceProps, 'intro' | 'picture'> {
  control: Omit<MatchControl, 'act' | 'match'> & { match: WireMatch | null | undefined };
  /** In games of several sizes: how the number of players is chosen. Default: the first size. */
  sizeChoice?: ComponentType<SizeChoiceProps>;
  /** The game's own table, while a match is played and after it. */
  table: ReactNode;
  /** The actions of the player's turn. */
  actions: ReactNode;
  /** A further figure of the controls during a match, such as the points in the hand. */
  figure?: ReactNode;
  /** Which keys play the game. */
  keys: string;
  rules: ReactNode;
  fairness: ReactNode;
}

/** The page of a game between players: choosing a stake, waiting, playing, and the result. */
export function MatchPage(props: MatchPageProps) {
  const { control, intro, picture, sizeChoice: Sizes, rules, fairness } = props;
  const { match, sound, status, celebrated, maxPoints, sizes } = control;
  const { stakes: options } = useOpenedGame().game;
  const stakes = useStakes(options, status.balance);
  const [seats, setSeats] = useState(sizes[0] ?? 0);
  /** The finished match after which the player wanted to change the stake. */
  const [left, setLeft] = useState<string>();
  const isOver = match?.phase === 'over' && match.matchId !== left;
  const isChoosing = match === null || (match?.phase === 'over' && !isOver);
  return (
    <GameShell
      sound={sound}
      rules={rules}
      fairness={fairness}
      controls={
        isChoosing ? (
          <ChoosingControls control={control} stakes={stakes} seats={seats} />
        ) : (
          <MatchControls
            {...props}
            isOver={isOver}
            onChangeStake={() => {
              status.say('');
              setLeft(match?.matchId);
              setSeats(match?.seats.length ?? seats);
            }}
          />
        )
      }
    >
      <Felt>
        {isChoosing && (
          <StakeChoice
            stake={stakes.value}
            seats={seats}
            maxPoints={maxPoints}
            intro={intro}
            picture={picture}
          >
            {Sizes !== undefined && <Sizes sizes={sizes} seats={seats} onSeats={setSeats} />}
          </StakeChoice>
        )}
        {match?.phase === 'waiting' && <WaitingRoom match={match} />}
        {(match?.phase === 'playing' || isOver) && props.table}
        {match?.phase !== 'playing' && !isOver && <StatusLine status={status.status} />}
      </Felt>
      <Celebration count={celebrated} />
    </GameShell>
  );
}

interface MatchControlsProps extends MatchPageProps {
  isOver: boolean;
  onChangeStake(): void;
}

/** The figures of a match, and what can be done now. */
function MatchControls(props: MatchControlsProps) {
  const { control, actions, figure, keys } = props;
  const { match, status } = control;
  const common = useGameT();
  const { money } = useFormat();
  return (
    <div className={styles['controls']}>
      <div className={styles['figures']}>
        <BalanceFigure status={status} />
        {match && <Figure label={common('stake')} value={money(parseMinorUnits(match.stake))} />}
        {figure}
      </div>
      <div className={styles['actions']}>
        {control.isUnknown ? (
          <Button
            variant="primary"
            size="large"
            aria-disabled={control.isBusy}
            onClick={() => void control.again()}
          >
            {common('again')}
          </Button>
        ) : (
          <PhaseActions {...props} actions={actions} />
        )}
      </div>
      {match?.phase === 'playing' && <KeyHint>{keys}</KeyHint>}
    </div>
  );
}

function PhaseActions({ control, isOver, actions, onChangeStake }: MatchControlsProps) {
  const t = useMatchT();
  const { money } = useFormat();
  const { match, isBusy } = control;
  if (match?.phase === 'waiting') {
    return (
      <Button
        size="large"
        aria-disabled={isBusy}
        onClick={({ detail }) => {
          // The second click of a double click on "Play" is no wish to leave.
          if (detail < 2) void control.leave();
        }}
      >
        {t('leaveTable')}
      </Button>
    );
  }
  if (match?.phase === 'playing') return actions;
  if (!match || !isOver) return null;
  const { stake, seats } = match;
  return (
    <>
      <Button
        variant="primary"
        size="large"
        aria-disabled={isBusy}
        onClick={({ detail }) => {
          if (detail < 2) void control.join(stake, seats.length);
        }}
      >
        {t('playAgain', { amount: money(parseMinorUnits(stake)) })}
      </Button>
      <Button size="large" aria-disabled={isBusy} onClick={onChangeStake}>
        {t('changeStake')}
      </Button>
    </>
  );
}
