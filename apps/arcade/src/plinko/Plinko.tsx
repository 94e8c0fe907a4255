import { RISKS } from '@perya/game-engines/instant';
import {
  PLINKO_GAME,
  PlinkoGameSchema,
  pocketsOf,
  ROW_COUNTS,
  type PlinkoFacts,
} from '@perya/game-engines/plinko';
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
import { FALL_MS } from './ballAt';
import { Board } from './Board';
import { PlinkoRulesSheet } from './PlinkoRulesSheet';
import { usePlinkoT } from './texts';

const PlinkoFairness = lazy(() => import('./PlinkoFairness'));

const RISK_PLACES = RISKS.map((_, place) => place);
const FIRST_ROWS = 12;
const FIRST_RISK = RISKS.indexOf('medium');

/** The page of plinko. */
export function Plinko() {
  const { game } = useOpenedGame<PlinkoFacts>();
  const t = usePlinkoT();
  const common = useInstantT();
  const { number } = useFormat();
  const riskText = useRiskText();
  const [sound] = useState(createSound);
  const status = useInstantStatus();
  const { shown, reveal } = useReveal(FALL_MS);
  const instant = useInstantGame({
    game: PLINKO_GAME,
    schema: PlinkoGameSchema,
    status,
    sound,
    reveal,
  });
  const [firstBalance] = useState(() => parseMinorUnits(game.balance));
  const stakes = useStakes(game.stakes, firstBalance);
  const isLocked = instant.isBusy || instant.isUnknown;
  const rows = useChoice(ROW_COUNTS, FIRST_ROWS);
  const risk = useChoice(RISK_PLACES, FIRST_RISK);
  const options = { rows: rows.value, risk: risk.value };

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
            label={t('rows')}
            value={number(rows.value)}
            lowerLabel={t('fewerRows')}
            raiseLabel={t('moreRows')}
            choice={lockChoice(rows, isLocked)}
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
      rules={<PlinkoRulesSheet options={options} />}
      fairness={<PlinkoFairness instant={instant} onError={status.sayError} />}
    >
      <Board
        pockets={pocketsOf(game.rules, options)}
        shown={shown}
        path={outcomeWith(shown?.round, options)}
        sound={sound}
      />
    </InstantPage>
  );
}
