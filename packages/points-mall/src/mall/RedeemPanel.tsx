import { getPointBalance, redeemPointReward, type PointRewardDetail } from '@perya/api-client';
import { useApiQuery, useMoneyCall } from '@perya/api-client/react';
import { useChosenParams } from '@perya/page-kit';
import { requireLogin, useIsSignedIn, useMember } from '@perya/session';
import { Button, Progress } from '@perya/ui-kit';
import type { ReactElement } from 'react';

import { useT } from '../locales';
import { tabParams } from '../address/mallTabs';
import { INVALIDATED_QUERIES } from '../queries/invalidatedQueries';
import { usePointsText } from '../points/usePointsText';
import styles from './mall.module.css';
import { RedeemedNote } from './RedeemedNote';
import { RedeemForm } from './RedeemForm';

export interface RedeemPanelProps {
  reward: PointRewardDetail;
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** Redeems a reward, or explains why that isn't possible now and what would help. */
export function RedeemPanel({ reward, securityLink }: RedeemPanelProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const isTrial = useMember()?.accountType === 'trial';
  const call = useMoneyCall(redeemPointReward, {
    refresh: INVALIDATED_QUERIES.redeemed,
    scope: reward.id,
    isSecret: true,
  });
  if (call.state === 'done') return <RedeemedNote reward={reward} call={call} />;
  if (!isSignedIn) {
    return (
      <div className={styles['panel']}>
        <p className={styles['text']}>{t('block.login')}</p>
        <Button variant="primary" size="large" onClick={() => requireLogin()}>
          {t('guest.logIn')}
        </Button>
      </div>
    );
  }
  if (isTrial) {
    return (
      <div className={styles['panel']}>
        <p className={styles['text']}>{t('block.trial')}</p>
      </div>
    );
  }
  // A pending or rejected redemption keeps its form.
  if (reward.block !== null && call.state === 'idle') return <Blocked reward={reward} />;
  return <RedeemForm reward={reward} call={call} securityLink={securityLink} />;
}

function Blocked({ reward: { block, price, level, limitPerMember } }: RedeemPanelProps) {
  const t = useT();
  if (block === 'points') return <MissingPoints price={price} />;
  const words = {
    login: () => t('block.login'),
    'sold-out': () => t('block.soldOut'),
    level: () => t('block.level', { level: level?.name ?? '' }),
    limit: () => t('block.limit', { count: limitPerMember ?? 0 }),
  };
  return (
    <div className={styles['panel']}>
      <p className={styles['text']}>{block !== null && words[block]()}</p>
    </div>
  );
}

function MissingPoints({ price }: { price: number }) {
  const t = useT();
  const pointsText = usePointsText();
  const [, setParams] = useChosenParams();
  const points = useApiQuery(getPointBalance, {}).data;
  return (
    <div className={styles['panel']}>
      <p className={styles['text']}>
        {points === undefined
          ? t('block.points')
          : t('card.missing', { count: Math.max(0, price - points) })}
      </p>
      {points !== undefined && (
        <Progress
          label={t('head.own')}
          value={points}
          max={price}
          valueText={t('block.progress', { have: pointsText(points), price: pointsText(price) })}
          tone="gold"
        />
      )}
      <div className={styles['actions']}>
        <Button onClick={() => setParams(() => tabParams('earn'))}>{t('block.earn')}</Button>
      </div>
    </div>
  );
}
