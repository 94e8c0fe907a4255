import { getPointRewardDetail, type PointRewardDetail } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Facts, Loaded, RewardPicture } from '@perya/page-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useState, type ReactElement } from 'react';

import { useT } from '../locales';
import { usePointsText } from '../points/usePointsText';
import styles from './mall.module.css';
import { RedeemPanel } from './RedeemPanel';

export interface RewardDialogProps {
  /** Id of the reward; null while none is open. */
  id: string | null;
  onClose(): void;
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** One reward: its description, its conditions, and the redemption. */
export function RewardDialog({ id, onClose, securityLink }: RewardDialogProps) {
  const t = useT();
  // The last reward stays visible during the exit animation.
  const [standing, setStanding] = useState(id);
  if (id !== null && id !== standing) setStanding(id);
  const query = useApiQuery(
    getPointRewardDetail,
    { id: standing ?? '' },
    { enabled: standing !== null, staleTime: 0 },
  );
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={query.data?.name ?? t('reward.title')}
      description={query.data?.description}
      labels={{ close: t('close') }}
      closeOnCoverClick={false}
    >
      <Loaded query={query} skeleton={[240, 120, 160]}>
        {(reward) => <RewardDetail key={reward.id} reward={reward} securityLink={securityLink} />}
      </Loaded>
    </Dialog>
  );
}

interface RewardDetailProps {
  reward: PointRewardDetail;
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

function RewardDetail({ reward, securityLink }: RewardDetailProps) {
  const t = useT();
  const facts = useFacts(reward);
  const terms = reward.terms.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={styles['detail']}>
      <RewardPicture
        path={reward.imagePath}
        sizes="(min-width: 640px) 512px, 100vw"
        className={styles['cover']}
      />
      <Facts facts={facts} />
      {terms.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t('reward.terms')}</h3>
          <ul className={styles['terms']}>
            {terms.map((line) => (
              <li key={line} className={styles['term']}>
                {line}
              </li>
            ))}
          </ul>
        </>
      )}
      <RedeemPanel reward={reward} securityLink={securityLink} />
    </div>
  );
}

/** The facts of a reward, in the usual order. */
function useFacts(reward: PointRewardDetail): (readonly [string, string])[] {
  const t = useT();
  const { money, number } = useFormat();
  const pointsText = usePointsText();
  const { kind, price, stock, limitPerMember, level, cash, spins, ownRedeemed } = reward;
  const amount = ({ minor, currency }: { minor: number; currency: string }) =>
    money(minor, currency);
  const facts: (readonly [string, string])[] = [
    [t('reward.kind'), t(`kind.${kind}`)],
    [t('reward.price'), pointsText(price)],
  ];
  if (cash !== null) {
    facts.push([t('reward.worth'), amount(cash.amount)]);
    if (cash.turnover.minor > 0) facts.push([t('reward.turnover'), amount(cash.turnover)]);
  }
  if (spins !== null) {
    facts.push(
      [t('reward.game'), spins.gameName],
      [t('reward.spins'), number(spins.count)],
      [t('reward.stake'), amount(spins.stake)],
      [t('reward.valid'), t('reward.days', { count: spins.days })],
    );
  }
  if (stock !== null) facts.push([t('reward.stock'), number(stock)]);
  if (level !== null) facts.push([t('reward.level'), level.name]);
  if (limitPerMember !== null) {
    facts.push([
      t('reward.limit'),
      t('reward.limitOf', { done: number(ownRedeemed), limit: number(limitPerMember) }),
    ]);
  }
  return facts;
}
