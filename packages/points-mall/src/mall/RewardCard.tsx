import type { PointReward } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { RewardPicture, useChosenParams } from '@perya/page-kit';
import { Badge, MoneyText } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useT } from '../locales';
import { usePointsText } from '../points/usePointsText';
import { rewardParams } from '../address/mallPlace';
import styles from './RewardCard.module.css';

/** From this stock on, the remaining number is shown. */
const FEW = 10;

/** If prefetching fails, the dialog itself retries and shows an error. */
const fetchAhead = () => void fetchRewardDialog().catch(() => undefined);

export interface RewardCardProps {
  reward: PointReward;
  /** The member's points; undefined for a guest, and until loaded. */
  points: number | undefined;
}

/** A reward in the list: picture, kind, name, price, and what prevents its redemption. */
export function RewardCard({ reward, points }: RewardCardProps) {
  const t = useT();
  const pointsText = usePointsText();
  const [params] = useChosenParams();
  const { id, kind, name, imagePath, price, stock } = reward;
  const missing = points === undefined ? 0 : Math.max(0, price - points);
  return (
    <article className={styles['card']} data-over={stock === 0 || undefined}>
      <div className={styles['top']}>
        <RewardPicture
          path={imagePath}
          sizes="(min-width: 1200px) 280px, (min-width: 640px) 33vw, 50vw"
          className={styles['picture']}
        />
        <Marks reward={reward} />
      </div>
      <div className={styles['words']}>
        <p className={styles['kind']}>{t(`kind.${kind}`)}</p>
        <h3 className={styles['name']}>
          <Link
            to={{ search: `?${rewardParams(params, id).toString()}` }}
            preventScrollReset
            className={styles['link']}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            {name}
          </Link>
        </h3>
        <p className={styles['price']}>
          <MoneyText text={pointsText(price)} tone="gold" />
        </p>
        {missing > 0 && stock !== 0 && (
          <p className={styles['hint']}>{t('card.missing', { count: missing })}</p>
        )}
      </div>
    </article>
  );
}

function Marks({ reward: { stock, level } }: { reward: PointReward }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className={styles['marks']}>
      {stock === 0 && (
        <Badge variant="solid" tone="danger" size="small">
          {t('card.soldOut')}
        </Badge>
      )}
      {stock !== null && stock > 0 && stock <= FEW && (
        <Badge variant="solid" tone="coral" size="small">
          {t('card.left', { number: number(stock) })}
        </Badge>
      )}
      {level !== null && (
        <Badge variant="solid" tone="gold" size="small">
          {t('card.level', { level: level.name })}
        </Badge>
      )}
    </div>
  );
}

/** The dialog's code, prefetched when a card is hovered or focused. */
export const fetchRewardDialog = () => import('./RewardDialog');
