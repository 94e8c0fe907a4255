import { SPOTS, type BaccaratGame } from '@perya/game-engines/baccarat';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import styles from './RulesSheet.module.css';
import { useOddsText } from './Spots';
import { useBaccaratT } from './texts';

export interface RulesSheetProps {
  game: BaccaratGame;
}

/** Content of the rules dialog: the rules, and the payout, RTP and limits of each spot. */
export function RulesSheet({ game: { dealer, rules, returns, limits } }: RulesSheetProps) {
  const t = useBaccaratT();
  const { number, money } = useFormat();
  const odds = useOddsText();
  const [pays, per] = rules.pays.banker;
  return (
    <div className={styles['sheet']}>
      <p className={styles['dealer']}>{t('dealer', { name: dealer })}</p>
      <p>{t('aim')}</p>
      <p>{t('playerRule')}</p>
      <p>{t('bankerRule')}</p>
      <p>{t(pays < per ? 'commission' : 'noCommission')}</p>
      <p>{t('freshDecks')}</p>
      <p>{t('leaveText')}</p>
      <div className={styles['scroll']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('spot')}</th>
              <th scope="col">{t('odds')}</th>
              <th scope="col">{t('returned')}</th>
              <th scope="col">{t('limits')}</th>
            </tr>
          </thead>
          <tbody data-numeric="">
            {SPOTS.map((spot) => (
              <tr key={spot}>
                <th scope="row">{t(spot)}</th>
                <td>{odds(spot)}</td>
                <td>{number(returns[spot] / 100, { minimumFractionDigits: 2 })} %</td>
                <td>
                  {money(parseMinorUnits(limits[spot].min))} –{' '}
                  {money(parseMinorUnits(limits[spot].max))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
