import type { InstantFacts } from '@perya/game-engines/instant';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { createSound, type Sound } from '../game/sound';
import { Stepper, type StepperProps } from '../game/Stepper';
import { useStakes } from '../game/useStakes';
import type { InstantFairnessProps } from './InstantFairness';
import { InstantPage, type InstantPageProps } from './InstantPage';
import { useInstantT } from './texts';
import { lockChoice, type Choice } from './useChoice';
import { useInstantGame, type InstantGameConfig } from './useInstantGame';
import { useInstantStatus } from './useInstantStatus';
import { useReveal, type ShownRound } from './useReveal';
import { useRiskText } from './useRiskText';

/** What a game without steps draws with. */
interface Scene {
  shown: ShownRound | null;
  sound: Sound;
}

export interface QuickGamePageProps
  extends
    Pick<InstantGameConfig, 'game' | 'schema'>,
    Pick<InstantPageProps, 'options' | 'ready' | 'keys' | 'rules'> {
  /** Duration of a round's motion, in milliseconds. */
  duration: number;
  /** The choice of a number, such as the rows of pins. */
  size: Omit<StepperProps, 'value'> & { choice: Choice };
  risk: Choice;
  Fairness: ComponentType<InstantFairnessProps>;
  /** Draws the game itself. */
  children: (scene: Scene) => ReactNode;
}

/** The page of an instant game without steps: one bet, the motion of its round, the result. */
export function QuickGamePage({
  game,
  schema,
  duration,
  size,
  risk,
  Fairness,
  children,
  ...page
}: QuickGamePageProps) {
  const opened = useOpenedGame<InstantFacts>().game;
  const t = useInstantT();
  const { number } = useFormat();
  const riskText = useRiskText();
  const [sound] = useState(createSound);
  const status = useInstantStatus();
  const { shown, reveal } = useReveal(duration);
  const instant = useInstantGame({ game, schema, status, sound, reveal });
  const [firstBalance] = useState(() => parseMinorUnits(opened.balance));
  const stakes = useStakes(opened.stakes, firstBalance);
  const isLocked = instant.isBusy || instant.isUnknown;

  return (
    <InstantPage
      {...page}
      instant={instant}
      status={status}
      sound={sound}
      stakes={stakes}
      choices={
        <>
          <Stepper
            {...size}
            value={number(size.choice.value)}
            choice={lockChoice(size.choice, isLocked)}
          />
          <Stepper
            label={t('risk')}
            value={riskText(risk.value)}
            lowerLabel={t('lowerRisk')}
            raiseLabel={t('higherRisk')}
            choice={lockChoice(risk, isLocked)}
          />
        </>
      }
      fairness={<Fairness instant={instant} onError={status.sayError} />}
    >
      {children({ shown, sound })}
    </InstantPage>
  );
}
