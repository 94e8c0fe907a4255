import type { SettlementDetail } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import type { Money } from '@perya/rules/money';
import { Badge, DateTimeText, MoneyText } from '@perya/ui-kit';
import type { ReactNode } from 'react';

import { useContractsT } from '../../contracts/locales';
import { TierTable } from '../../contracts/TierTable/TierTable';
import { useSettlementsT } from '../locales';
import styles from '../settlements.module.css';
import { usePeriodText } from '../SettlementTable/SettlementTable';
import { LineTable } from './LineTable';

export interface ExplanationProps {
  detail: SettlementDetail;
}

/**
 * Explains a settlement step by step: the team's activity, the reached tier, the rate with rounding, the
 * downlines' share, and the payment.
 */
export function Explanation({ detail }: ExplanationProps) {
  const t = useSettlementsT();
  const contractsT = useContractsT();
  const { money, number, stamp } = useFormat();
  const periodText = usePeriodText();
  const { settlement, tiers, lines, others, activeTurnover } = detail;
  const { kind, period, account, turnover, loss, activeMembers, settledAt } = settlement;
  const isDividend = kind === 'dividend';
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  return (
    <div className={styles['stack']}>
      <Facts
        facts={[
          [t('detail.account'), <strong key="account">{account}</strong>],
          [t('table.period'), periodText(settlement)],
          ...(period === null
            ? []
            : [[t('table.contractPeriod'), contractsT(`periodName.${period}`)] as const]),
          [
            t('detail.settledAt'),
            <DateTimeText key="at" instant={settledAt} text={stamp(settledAt)} />,
          ],
        ]}
      />
      <ol className={styles['steps']}>
        <Step heading={t('detail.figures')}>
          <Facts
            facts={[
              [t('table.turnover'), <MoneyText key="turnover" text={amount(turnover)} />],
              ...(isDividend
                ? [[t('table.loss'), <MoneyText key="loss" text={amount(loss)} />] as const]
                : []),
              [t('table.activeMembers'), number(activeMembers)],
            ]}
          />
          <p className={styles['note']}>{t('detail.active', { amount: amount(activeTurnover) })}</p>
        </Step>
        <Step heading={t('detail.tier')}>
          <TierTable
            tiers={tiers}
            hasLoss={isDividend}
            mark={({ isChosen, isReached }) =>
              isChosen ? (
                <Badge tone="gold">{t('detail.chosen')}</Badge>
              ) : isReached ? (
                <Badge tone="success">{t('detail.reached')}</Badge>
              ) : (
                <Badge>{t('detail.notReached')}</Badge>
              )
            }
          />
        </Step>
        <Step heading={t('detail.rate')}>
          <Reckoning detail={detail} />
        </Step>
        <Step heading={t('detail.lines')}>
          <p className={styles['note']}>{t('detail.linesText')}</p>
          <LineTable lines={lines} others={others} hasLoss={isDividend} />
        </Step>
        <Step heading={t('detail.paid')}>
          <Sum detail={detail} />
        </Step>
      </ol>
    </div>
  );
}

function Step({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li className={styles['step']}>
      <h3 className={styles['heading']}>{heading}</h3>
      {children}
    </li>
  );
}

/** Rate times base, and the rounding difference. */
function Reckoning({ detail }: ExplanationProps) {
  const t = useSettlementsT();
  const { currencySymbol, money, percent } = useFormat();
  const { settlement, exactGross } = detail;
  const { kind, rateBasisPoints, gross } = settlement;
  const base = kind === 'dividend' ? settlement.loss : settlement.turnover;
  const amount = ({ minor, currency }: Money) => money(minor, currency);
  if (rateBasisPoints === null) return <p className={styles['text']}>{t('detail.noTier')}</p>;
  if (base.minor <= 0) {
    const reason = t(kind === 'dividend' ? 'detail.noLoss' : 'detail.noTurnover');
    return <p className={styles['text']}>{reason}</p>;
  }
  const exact = `${currencySymbol(gross.currency)}${exactText(exactGross)}`;
  return (
    <>
      <p className={styles['text']} data-numeric>
        {t('detail.product', {
          rate: percent(rateBasisPoints / 10_000, 2),
          base: amount(base),
          exact,
        })}
      </p>
      {wasRounded(exactGross) && (
        <p className={styles['note']}>{t('detail.rounded', { gross: amount(gross) })}</p>
      )}
    </>
  );
}

/** The gross amount minus the downlines' share; at least zero. */
function Sum({ detail: { settlement } }: ExplanationProps) {
  const t = useSettlementsT();
  const { money } = useFormat();
  const { gross, deducted, amount } = settlement;
  const text = ({ minor, currency }: Money) => money(minor, currency);
  return (
    <>
      <div className={styles['sum']}>
        <span className={styles['line']}>
          {t('table.gross')} <MoneyText text={text(gross)} />
        </span>
        <span className={styles['line']}>
          {t('table.deducted')}{' '}
          <MoneyText text={deducted.minor > 0 ? `−${text(deducted)}` : text(deducted)} />
        </span>
        <span className={styles['line']} data-last>
          {t('table.paid')}{' '}
          <MoneyText text={text(amount)} tone={amount.minor > 0 ? 'gold' : 'text'} />
        </span>
      </div>
      {deducted.minor > gross.minor && <p className={styles['note']}>{t('detail.zero')}</p>}
    </>
  );
}

/**
 * An unrounded amount with all significant decimals: "100.129900" is "100.1299". At least two decimals, with
 * thousands separators.
 */
export function exactText(decimal: string): string {
  const [whole = '0', decimals = ''] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${grouped}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** Whether decimals were cut off. */
export const wasRounded = (decimal: string): boolean =>
  /[1-9]/.test(decimal.split('.')[1]?.slice(2) ?? '');
