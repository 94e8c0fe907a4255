import { RISKS } from '@perya/game-engines/instant';
import {
  pathsOf,
  pocketsOf,
  returnOf,
  ROW_COUNTS,
  type PlinkoFacts,
  type PlinkoRules,
} from '@perya/game-engines/plinko';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import styles from '../game/RulesText.module.css';
import { InstantRulesText } from '../instant/InstantRulesText';
import { useInstantT } from '../instant/texts';
import { useMultiplierText } from '../instant/useMultiplierText';
import { useRiskText } from '../instant/useRiskText';
import { usePlinkoT } from './texts';

const CHANCE = { style: 'percent', maximumSignificantDigits: 3 } as const;
const RETURN = { style: 'percent', minimumFractionDigits: 2 } as const;

export interface PlinkoRulesSheetProps {
  options: { rows: number; risk: number };
}

/** Content of the rules dialog: the rules, the chance of each multiplier, and the return of each choice. */
export function PlinkoRulesSheet({ options }: PlinkoRulesSheetProps) {
  const { rules } = useOpenedGame<PlinkoFacts>().game;
  const t = usePlinkoT();
  const common = useInstantT();
  const { number } = useFormat();
  const multiplierText = useMultiplierText();
  const riskText = useRiskText();
  const all = 2 ** options.rows;
  return (
    <div className={styles['rules']}>
      <InstantRulesText
        paragraphs={[t('aim'), t('riskRule'), t('drawnRule')]}
        caption={`${t('rows')}: ${number(options.rows)} · ${common('risk')}: ${riskText(options.risk)}`}
        head={[common('multiplier'), t('paths'), common('chance')]}
        rows={waysOf(rules, options).map(({ multiplier, ways }) => [
          multiplierText(multiplier),
          `${number(ways)} / ${number(all)}`,
          number(ways / all, CHANCE),
        ])}
      />
      <InstantRulesText
        paragraphs={[]}
        caption={t('returns')}
        head={[t('rows'), ...RISKS.map((_, risk) => riskText(risk))]}
        rows={ROW_COUNTS.map((rows) => [
          number(rows),
          ...RISKS.map((_, risk) => number(returnOf(rules, { rows, risk }) / 10_000, RETURN)),
        ])}
      />
    </div>
  );
}

/** How many paths lead to each multiplier, the highest first: the left half is the mirror image of the right. */
function waysOf(rules: PlinkoRules, options: PlinkoRulesSheetProps['options']) {
  const middle = options.rows / 2;
  const paths = pathsOf(options.rows);
  return pocketsOf(rules, options)
    .map((multiplier, pocket) => ({
      multiplier,
      ways: (paths[pocket] ?? 0) * (pocket === middle ? 1 : 2),
    }))
    .slice(middle)
    .toReversed();
}
