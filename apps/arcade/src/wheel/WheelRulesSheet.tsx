import { segmentsOf, type WheelFacts } from '@perya/game-engines/wheel';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { InstantRulesText } from '../instant/InstantRulesText';
import { useInstantT } from '../instant/texts';
import { useMultiplierText } from '../instant/useMultiplierText';
import { useRiskText } from '../instant/useRiskText';
import { countsOf } from './countsOf';
import { useWheelT } from './texts';

const RETURN = { style: 'percent', minimumFractionDigits: 2 } as const;
const CHANCE = { style: 'percent', maximumFractionDigits: 1 } as const;

export interface WheelRulesSheetProps {
  options: { segments: number; risk: number };
}

/** Content of the rules dialog: the rules, and the chance of each multiplier for the chosen wheel. */
export function WheelRulesSheet({ options }: WheelRulesSheetProps) {
  const { rules } = useOpenedGame<WheelFacts>().game;
  const t = useWheelT();
  const common = useInstantT();
  const { number } = useFormat();
  const multiplierText = useMultiplierText();
  const riskText = useRiskText();
  const total = options.segments;
  return (
    <InstantRulesText
      paragraphs={[
        t('aim'),
        t('riskRule'),
        t('returnRule', { rtp: number(rules.rtpBasisPoints / 10_000, RETURN) }),
        t('drawnRule'),
      ]}
      caption={`${t('segments')}: ${number(total)} · ${common('risk')}: ${riskText(options.risk)}`}
      head={[common('multiplier'), t('segments'), common('chance')]}
      rows={countsOf(segmentsOf(rules, options)).map(({ multiplier, count }) => [
        multiplierText(multiplier),
        `${number(count)} / ${number(total)}`,
        number(count / total, CHANCE),
      ])}
    />
  );
}
