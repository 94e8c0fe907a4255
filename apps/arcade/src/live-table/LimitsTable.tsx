import type { TableFacts } from '@perya/game-engines/live-table';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useOpenedGame } from '../game/GameContext';
import styles from './LimitsTable.module.css';
import { useLiveTableT } from './texts';

/** A kind of bet in a {@link LimitsTable}. */
export interface LimitsTableRow {
  betType: string;
  name: string;
  /** Profit per unit staked, in the usual notation: 0.95, 8, 11. */
  odds: string;
  /** In the place of the table's limits. */
  limits?: string;
}

export interface LimitsTableProps {
  rows: readonly LimitsTableRow[];
}

/** The payout, return and limits of each kind of bet. */
export function LimitsTable({ rows }: LimitsTableProps) {
  const { returns, limits } = useOpenedGame<TableFacts>().game;
  const t = useLiveTableT();
  const { number, money } = useFormat();
  return (
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
          {rows.map(({ betType, name, odds, limits: ownLimits }) => {
            const { min = '0.00', max = '0.00' } = limits[betType] ?? {};
            return (
              <tr key={betType}>
                <th scope="row">{name}</th>
                <td>{odds}</td>
                <td>{number((returns[betType] ?? 0) / 100, { minimumFractionDigits: 2 })} %</td>
                <td>
                  {ownLimits ?? `${money(parseMinorUnits(min))} – ${money(parseMinorUnits(max))}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
