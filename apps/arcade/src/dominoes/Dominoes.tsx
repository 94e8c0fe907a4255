import { DOMINOES_GAME, pipsIn } from '@perya/game-engines/dominoes';
import { useFormat } from '@perya/i18n';
import { lazy } from 'react';
import { Figure } from '../game/Figure';
import { MatchPage } from '../match/MatchPage';
import { SizeChoice } from '../match/SizeChoice';
import { TurnHint } from '../match/TurnHint';
import { useMatch } from '../match/useMatch';
import styles from './Dominoes.module.css';
import { DominoesTable } from './DominoesTable';
import { DominoTile } from './DominoTile';
import { useDominoesT } from './texts';
import { useEndText } from './useEndText';
import { useTilePlay } from './useTilePlay';
import { useForcedText, useHint } from './useTurnTexts';

const RulesSheet = lazy(() => import('./RulesSheet'));
const DominoesFairness = lazy(() => import('./DominoesFairness'));

/** The tiles of the game's picture. */
const PICTURE = [
  [5, 6],
  [6, 6],
  [6, 3],
] as const;

/** The page of dominoes. */
export function Dominoes() {
  const t = useDominoesT();
  const { number } = useFormat();
  const turnText = useForcedText();
  const resultText = useEndText();
  const hintOf = useHint();
  const control = useMatch({ game: DOMINOES_GAME, turnText, resultText });
  const play = useTilePlay(control);
  const { match, status } = control;
  const view = match?.view ?? null;
  const isPlaying = match?.phase === 'playing' && view !== null;
  return (
    <MatchPage
      control={control}
      intro={t('intro')}
      picture={
        <span className={styles['picture']}>
          {PICTURE.map((numbers) => (
            <span key={numbers.join(' ')} data-double={numbers[0] === numbers[1] || undefined}>
              <DominoTile numbers={numbers} isAcross={numbers[0] !== numbers[1]} />
            </span>
          ))}
        </span>
      }
      sizeChoice={SizeChoice}
      table={
        match &&
        view && (
          <DominoesTable
            key={match.matchId}
            match={match}
            view={view}
            play={play}
            status={status.status}
          />
        )
      }
      actions={match && <TurnHint>{hintOf(match, play.chosen !== undefined)}</TurnHint>}
      figure={isPlaying && <Figure label={t('pips')} value={number(pipsIn(view.hand))} atEnd />}
      keys={t('keys')}
      rules={<RulesSheet />}
      fairness={<DominoesFairness control={control} />}
    />
  );
}
