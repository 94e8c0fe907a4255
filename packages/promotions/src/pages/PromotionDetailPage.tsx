import { getPromotion, isRejectedError, type PromotionDetail } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { Button, EmptyState, Link } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router';

import {
  PendingPromotion,
  PromotionArticle,
} from '../components/PromotionArticle/PromotionArticle';
import type { ParticipationProps } from '../components/Participation/Participation';
import { useT } from '../locales';
import { useMemberView } from '../queries/useRefreshPromotions';
import styles from './PromotionDetailPage.module.css';

/** Refetch interval while an application is under review. */
const LOOK_AGAIN_MS = 20_000;
const UNKNOWN = 404;

const isMoving = (promotion: PromotionDetail | undefined) =>
  promotion?.state === 'applying' || promotion?.state === 'process';

/** Props of {@link PromotionDetailPage}. */
export interface PromotionDetailPageProps {
  /** The addresses of the pages where a member gets what isn't claimed here; without it, no link is shown. */
  placeOf?: ParticipationProps['placeOf'];
}

/** `/promoDetail?id=…`: one promotion, its terms, and the member's participation. */
export function PromotionDetailPage({ placeOf }: PromotionDetailPageProps) {
  const t = useT();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <div className={styles['page']}>
      <p className={styles['back']}>
        <Link variant="standalone" render={<RouterLink to="/promotions" />}>
          <ArrowLeft aria-hidden="true" />
          {t('detail.back')}
        </Link>
      </p>
      {/* Remounted for another promotion, so that no unfinished application carries over. */}
      {id === '' ? <Unknown /> : <Promotion key={id} id={id} placeOf={placeOf} />}
    </div>
  );
}

function Promotion({ id, placeOf }: PromotionDetailPageProps & { id: string }) {
  const query = useApiQuery(
    getPromotion,
    { id },
    { refetchInterval: ({ state }) => (isMoving(state.data) ? LOOK_AGAIN_MS : false) },
  );
  const { data, error, refetch } = query;
  useMemberView(refetch);
  if (!data && isRejectedError(error) && error.status === UNKNOWN) return <Unknown />;
  return (
    <Loaded query={query} skeleton={<PendingPromotion />}>
      {(promotion) => <PromotionArticle promotion={promotion} placeOf={placeOf} />}
    </Loaded>
  );
}

function Unknown() {
  const t = useT();
  return (
    <EmptyState
      titleLevel={2}
      title={t('detail.unknownTitle')}
      description={t('detail.unknownText')}
      action={
        <Button variant="primary" render={<RouterLink to="/promotions" />}>
          {t('list.showAll')}
        </Button>
      }
    />
  );
}
