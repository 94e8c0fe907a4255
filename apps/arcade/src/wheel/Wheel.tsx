import {
  SEGMENT_COUNTS,
  segmentsOf,
  WHEEL_GAME,
  WheelGameSchema,
  type WheelFacts,
} from '@perya/game-engines/wheel';
import { lazy } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { QuickGamePage } from '../instant/QuickGamePage';
import { useChoice, useRiskChoice } from '../instant/useChoice';
import { outcomeWith } from '../instant/useReveal';
import { Disc } from './Disc';
import { SPIN_MS } from './spinAt';
import { useWheelT } from './texts';
import { WheelRulesSheet } from './WheelRulesSheet';

const WheelFairness = lazy(() => import('./WheelFairness'));

const FIRST_COUNT = 20;

/** The page of the wheel. */
export function Wheel() {
  const { game } = useOpenedGame<WheelFacts>();
  const t = useWheelT();
  const segments = useChoice(SEGMENT_COUNTS, FIRST_COUNT);
  const risk = useRiskChoice();
  const options = { segments: segments.value, risk: risk.value };

  return (
    <QuickGamePage
      game={WHEEL_GAME}
      schema={WheelGameSchema}
      duration={SPIN_MS}
      options={options}
      size={{
        label: t('segments'),
        lowerLabel: t('fewerSegments'),
        raiseLabel: t('moreSegments'),
        choice: segments,
      }}
      risk={risk}
      ready={t('ready')}
      keys={t('keys')}
      rules={<WheelRulesSheet options={options} />}
      Fairness={WheelFairness}
    >
      {({ shown, sound }) => (
        <Disc
          segments={segmentsOf(game.rules, options)}
          shown={shown}
          stop={outcomeWith(shown?.round, options)?.[0]}
          before={outcomeWith(shown?.before, options)?.[0]}
          sound={sound}
        />
      )}
    </QuickGamePage>
  );
}
