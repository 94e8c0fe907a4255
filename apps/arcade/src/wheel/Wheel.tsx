import { RISKS } from '@perya/game-engines/instant';
import {
  SEGMENT_COUNTS,
  segmentsOf,
  WHEEL_GAME,
  WheelGameSchema,
  type WheelFacts,
} from '@perya/game-engines/wheel';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { lazy, useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createSound } from '../game/sound';
import { Stepper } from '../game/Stepper';
import { useStakes } from '../game/useStakes';
import { InstantPage } from '../instant/InstantPage';
import { useInstantT } from '../instant/texts';
import { lockChoice, useChoice } from '../instant/useChoice';
import { useInstantGame } from '../instant/useInstantGame';
import { useInstantStatus } from '../instant/useInstantStatus';
import { outcomeWith, useReveal } from '../instant/useReveal';
import { useRiskText } from '../instant/useRiskText';
import { Disc } from './Disc';
import { WheelRulesSheet } from './WheelRulesSheet';
import { SPIN_MS } from './spinAt';
import { useWheelT } from './texts';

const WheelFairness = lazy(() => import('./WheelFairness'));

const RISK_PLACES = RISKS.map((_, place) => place);
const FIRST_COUNT = 20;
const FIRST_RISK = RISKS.indexOf('medium');

/** The page of the wheel. */
export function Wheel() {
  const { game } = useOpenedGame<WheelFacts>();
  const t = useWheelT();
  const common = useInstantT();
  const { number } = useFormat();
  const riskText = useRiskText();
  const [sound] = useState(createSound);
  const status = useInstantStatus();
  const { shown, reveal } = useReveal(SPIN_MS);
  const instant = useInstantGame({
    game: WHEEL_GAME,
    schema: WheelGameSchema,
    status,
    sound,
    reveal,
  });
  const [firstBalance] = useState(() => parseMinorUnits(game.balance));
  const stakes = useStakes(game.stakes, firstBalance);
  const isLocked = instant.isBusy || instant.isUnknown;
  const segments = useChoice(SEGMENT_COUNTS, FIRST_COUNT);
  const risk = useChoice(RISK_PLACES, FIRST_RISK);
  const options = { segments: segments.value, risk: risk.value };

  return (
    <InstantPage
      instant={instant}
      status={status}
      sound={sound}
      stakes={stakes}
      options={options}
      choices={
        <>
          <Stepper
            label={t('segments')}
            value={number(segments.value)}
            lowerLabel={t('fewerSegments')}
            raiseLabel={t('moreSegments')}
            choice={lockChoice(segments, isLocked)}
          />
          <Stepper
            label={common('risk')}
            value={riskText(risk.value)}
            lowerLabel={t('lowerRisk')}
            raiseLabel={t('higherRisk')}
            choice={lockChoice(risk, isLocked)}
          />
        </>
      }
      ready={t('ready')}
      keys={t('keys')}
      rules={<WheelRulesSheet options={options} />}
      fairness={<WheelFairness instant={instant} onError={status.sayError} />}
    >
      <Disc
        segments={segmentsOf(game.rules, options)}
        shown={shown}
        stop={outcomeWith(shown?.round, options)?.[0]}
        before={outcomeWith(shown?.before, options)?.[0]}
        sound={sound}
      />
    </InstantPage>
  );
}
