import type { Transaction } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';
import { Badge, DateTimeText, MoneyText } from '@perya/ui-kit';
import { Sheet } from '@perya/ui-kit/sheet';
import type { ReactNode } from 'react';

import { Facts } from '../components/Facts/Facts';
import { useT } from '../locales';
import styles from './transactions.module.css';
import { TRANSACTION_TONES } from './TransactionTable';

/** Props of {@link TransactionDrawer}. */
export interface TransactionDrawerProps<Move extends Transaction> {
  /** The transaction to show; null if none. */
  move: Move | null;
  /** The transaction's member, if the table covers several members. */
  whose?: ((move: Move) => readonly [name: string, value: ReactNode]) | undefined;
  labels: { close: string };
  onClose(): void;
}

/** All details of one transaction. */
export function TransactionDrawer<Move extends Transaction>({
  move,
  whose,
  labels,
  onClose,
}: TransactionDrawerProps<Move>) {
  const t = useT();
  return (
    <Sheet
      open={move !== null}
      onClose={onClose}
      side="end"
      title={t('moves.detail')}
      labels={labels}
    >
      {move && <MoveFacts move={move} whose={whose?.(move)} />}
    </Sheet>
  );
}

interface MoveFactsProps {
  move: Transaction;
  whose: readonly [string, ReactNode] | undefined;
}

function MoveFacts({ move, whose }: MoveFactsProps) {
  const t = useT();
  const { money, stamp } = useFormat();
  const { amount, balanceAfter, reference, note } = move;
  const text = ({ minor, currency }: Money) => money(minor, currency);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(whose ? [whose] : []),
    [t('moves.type'), <strong key="type">{t(`moveType.${move.type}`)}</strong>],
    [
      t('moves.status'),
      <Badge key="status" tone={TRANSACTION_TONES[move.status]}>
        {t(`moveStatus.${move.status}`)}
      </Badge>,
    ],
    [
      t('moves.amount'),
      <MoneyText
        key="amount"
        text={text(amount)}
        flow={amount.minor < 0 ? 'out' : 'in'}
        labels={{ in: t('moves.in'), out: t('moves.out') }}
      />,
    ],
    [
      t('moves.balance'),
      balanceAfter === null ? (
        t('moves.noBalance')
      ) : (
        <MoneyText key="balance" text={text(balanceAfter)} />
      ),
    ],
    [t('moves.time'), <DateTimeText key="time" instant={move.at} text={stamp(move.at)} />],
    ...(note === null ? [] : [[t('moves.note'), note] as const]),
    ...(reference === null
      ? []
      : [
          [
            t('moves.reference'),
            <span key="reference" className={styles['code']}>
              {reference}
            </span>,
          ] as const,
        ]),
    [t('moves.id'), move.id],
  ];
  return <Facts facts={facts} />;
}
