import type { Money, Transaction } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Badge, DateTimeText, MoneyText } from '@perya/ui-kit';
import { Sheet } from '@perya/ui-kit/sheet';
import type { ReactNode } from 'react';

import { Facts } from '../BetDrawer/BetFacts';
import { useRecordsT } from '../i18n';
import { MOVE_TONES } from '../MoveTable/MoveTable';
import styles from '../records.module.css';

export interface MoveDrawerProps {
  /** The movement that is shown; null while none is. */
  move: Transaction | null;
  onClose(): void;
}

/** All that is known of one movement of money. */
export function MoveDrawer({ move, onClose }: MoveDrawerProps) {
  const t = useRecordsT();
  return (
    <Sheet
      open={move !== null}
      onClose={onClose}
      side="end"
      title={t('moves.detail')}
      labels={{ close: t('close') }}
    >
      {move && <MoveFacts move={move} />}
    </Sheet>
  );
}

function MoveFacts({ move }: { move: Transaction }) {
  const t = useRecordsT();
  const { money, stamp } = useFormat();
  const { amount, balanceAfter, reference, note } = move;
  const text = ({ minor, currency }: Money) => money(minor, currency);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('moves.type'), <strong key="type">{t(`moveType.${move.type}`)}</strong>],
    [
      t('moves.status'),
      <Badge key="status" tone={MOVE_TONES[move.status]}>
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
