import {
  PLINKO_GAME,
  PlinkoGameSchema,
  pocketsOf,
  ROW_COUNTS,
  type PlinkoFacts,
} from '@perya/game-engines/plinko';
import { lazy } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { QuickGamePage } from '../instant/QuickGamePage';
import { useChoice, useRiskChoice } from '../instant/useChoice';
import { outcomeWith } from '../instant/useReveal';
import { FALL_MS } from './ballAt';
import { Board } from './Board';
import { PlinkoRulesSheet } from './PlinkoRulesSheet';
import { usePlinkoT } from './texts';

const PlinkoFairness = lazy(() => import('./PlinkoFairness'));

const FIRST_ROWS = 12;

/** The page of plinko. */
export function Plinko() {
  const { game } = useOpenedGame<PlinkoFacts>();
  const t = usePlinkoT();
  const rows = useChoice(ROW_COUNTS, FIRST_ROWS);
  const risk = useRiskChoice();
  const options = { rows: rows.value, risk: risk.value };

  return (
    <QuickGamePage
      game={PLINKO_GAME}
      schema={PlinkoGameSchema}
      duration={FALL_MS}
      options={options}
      size={{
        label: t('rows'),
        lowerLabel: t('fewerRows'),
        raiseLabel: t('moreRows'),
        choice: rows,
      }}
      risk={risk}
      ready={t('ready')}
      keys={t('keys')}
      rules={<PlinkoRulesSheet options={options} />}
      Fairness={PlinkoFairness}
    >
      {({ shown, sound }) => (
        <Board
          pockets={pocketsOf(game.rules, options)}
          shown={shown}
          path={outcomeWith(shown?.round, options)}
          sound={sound}
        />
      )}
    </QuickGamePage>
  );
}
