import type { Redemption, RedemptionStatus } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Badge, DateTimeText, type BadgeTone } from '@perya/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

import { Facts } from '../components/Facts/Facts';
import { useT } from '../locales';
import { RedemptionTimeline } from './RedemptionTimeline';
import { RewardPicture } from './RewardPicture';
import { VoucherCodes } from './VoucherCodes';
import styles from './redemptions.module.css';

const TONES: Readonly<Record<RedemptionStatus, BadgeTone>> = {
  'in-process': 'teal',
  rejected: 'danger',
  approved: 'success',
};

/** One redemption of points: the reward, its status, and its history. */
export function RedemptionCard({ redemption }: { redemption: Redemption }) {
  const t = useT();
  const { number, stamp } = useFormat();
  const titleId = useId();
  const { id, rewardName, quantity, points, at, status, note, voucher } = redemption;
  return (
    <li className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        {redemption.imagePath !== null && (
          <RewardPicture path={redemption.imagePath} sizes="72px" className={styles['mark']} />
        )}
        <div className={styles['words']}>
          <h3 id={titleId} className={styles['title']}>
            {quantity > 1
              ? t('redemptions.several', { quantity: number(quantity), name: rewardName })
              : rewardName}
          </h3>
          <p className={styles['hint']}>
            {t('redemptions.spent', { count: points })} ·{' '}
            <DateTimeText instant={at} text={stamp(at)} tone="muted" />
          </p>
        </div>
        <Badge tone={TONES[status]}>{t(`redeemState.${status}`)}</Badge>
      </div>
      {note !== null && <p className={styles['note']}>{note}</p>}
      {voucher !== null && status === 'approved' && (
        <VoucherCodes redemptionId={id} name={rewardName} voucher={voucher} />
      )}
      <details className={styles['more']}>
        <summary>
          <ChevronDown aria-hidden="true" />
          {t('redemptions.more')}
        </summary>
        <div className={styles['inside']}>
          <Particulars redemption={redemption} />
          {redemption.events.length > 0 && <RedemptionTimeline events={redemption.events} />}
        </div>
      </details>
    </li>
  );
}

function Particulars({ redemption: { id, tracking, delivery } }: { redemption: Redemption }) {
  const t = useT();
  const facts: (readonly [string, string])[] = [[t('redemptions.number'), id]];
  if (tracking !== null) facts.push([t('redemptions.tracking'), tracking]);
  if (delivery !== null) {
    const { name, phone, address } = delivery;
    facts.push(
      [t('redemptions.receiver'), name],
      [t('redemptions.phone'), phone],
      [t('redemptions.address'), address],
    );
  }
  return <Facts facts={facts} />;
}
