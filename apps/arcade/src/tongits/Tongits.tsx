import { arrangeHand, TONGITS_GAME } from '@perya/game-engines/tongits';
import { useFormat } from '@perya/i18n';
import { lazy } from 'react';
import { Figure } from '../game/Figure';
import { CardFan } from '../match/CardFan';
import { MatchPage } from '../match/MatchPage';
import { useMatch } from '../match/useMatch';
import { ActionBar } from './ActionBar';
import { NOTHING, optionsOf } from './optionsOf';
import { useTongitsT } from './texts';
import styles from './Tongits.module.css';
import { TongitsTable } from './TongitsTable';
import { useEndText } from './useEndText';
import { useHand } from './useHand';
import { useHint, useTongitsActions } from './useTongitsActions';

const RulesSheet = lazy(() => import('./RulesSheet'));
const TongitsFairness = lazy(() => import('./TongitsFairness'));

/** A run of spades, as the game's picture. */
const PICTURE = [39, 40, 41, 42, 43];

/** The page of tongits. */
export function Tongits() {
  const t = useTongitsT();
  const { number } = useFormat();
  const resultText = useEndText();
  const control = useMatch({
    game: TONGITS_GAME,
    turnText: ({ canFight }) => (canFight ? t('answerCall') : undefined),
    resultText,
  });
  const { match, status, isBusy } = control;
  const view = match?.view ?? null;
  const hand = useHand(view);
  const options = view === null ? NOTHING : optionsOf(view, hand.selected);
  const { actions, layOff } = useTongitsActions({ control, options, hand });
  const hint = useHint(match, { options, selected: hand.selected });
  const isPlaying = match?.phase === 'playing' && view !== null;
  return (
    <MatchPage
      control={control}
      intro={t('intro')}
      picture={
        <span className={styles['picture']}>
          <CardFan cards={PICTURE} />
        </span>
      }
      table={
        match &&
        view && (
          <TongitsTable
            key={match.matchId}
            match={match}
            view={view}
            hand={hand}
            options={options}
            status={status.status}
            onLayOff={layOff}
          />
        )
      }
      actions={<ActionBar actions={actions} isBusy={isBusy} hint={hint} />}
      figure={
        isPlaying && (
          <Figure label={t('points')} value={number(arrangeHand(view.hand).points)} atEnd />
        )
      }
      keys={t('keys')}
      rules={<RulesSheet />}
      fairness={<TongitsFairness control={control} />}
    />
  );
}
