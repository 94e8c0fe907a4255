import { chanceOf, type FlightFacts } from '@perya/game-engines/crash';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import styles from '../game/RulesText.module.css';
import { useCrashT } from './texts';
import { useHeightText } from './useCrashText';

/** Heights whose probability the rules list, in hundredths. */
const HEIGHTS = [110, 150, 200, 300, 500, 1000, 2000, 5000, 10_000];
const PERCENT = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Content of the rules dialog. */
export function CrashRules() {
  const { rules } = useOpenedGame<FlightFacts>().game;
  const t = useCrashT();
  const { number } = useFormat();
  const heightText = useHeightText();
  const rtp = number(rules.rtpBasisPoints / 100, { minimumFractionDigits: 2 });
  return (
    <div className={styles['rules']}>
      <p>{t('ruleBasics')}</p>
      <p>{t('ruleClock', { height: heightText(rules.highest) })}</p>
      <p>{t('ruleGone')}</p>
      <p>{t('ruleReturn', { rtp })}</p>
      <table className={styles['chances']}>
        <thead>
          <tr>
            <th scope="col">{t('height')}</th>
            <th scope="col">{t('chance')}</th>
          </tr>
        </thead>
        <tbody>
          {HEIGHTS.filter((height) => height <= rules.highest).map((height) => (
            <tr key={height}>
              <td data-numeric="">{heightText(height)}</td>
              <td data-numeric="">{number(chanceOf(rules, height), PERCENT)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
