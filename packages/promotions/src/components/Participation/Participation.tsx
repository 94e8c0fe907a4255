import type { PromotionDetail } from '@perya/api-client';
import { requireLogin, useIsSignedIn } from '@perya/session';
import { Button, Skeleton } from '@perya/ui-kit';
import { lazy, Suspense } from 'react';

import { useT } from '../../locales';
import { ClaimButton } from '../ClaimButton/ClaimButton';
import { PromotionState } from '../PromotionState/PromotionState';
import { Bonus } from './Bonus';
import { JoinedNote } from './JoinedNote';
import { JoinButton } from './JoinButton';
import { ApplicationProgress } from './ApplicationProgress';
import { StartCountdown } from './StartCountdown';
import styles from './Participation.module.css';

/** Only members see the form, and not for every promotion: it is loaded when it is shown. */
const ApplicationForm = lazy(async () => ({
  default: (await import('../ApplicationForm/ApplicationForm')).ApplicationForm,
}));

export interface ParticipationProps {
  promotion: PromotionDetail;
}

/** The member's state in a promotion, and the next action. */
export function Participation({ promotion }: ParticipationProps) {
  const t = useT();
  const { state, entry, rankNeeded } = promotion;
  return (
    <section className={styles['panel']} aria-labelledby="participation" data-state={state}>
      <header className={styles['header']}>
        <h2 id="participation" className={styles['title']}>
          {t('part.title')}
        </h2>
        {state !== null && <PromotionState state={state} />}
      </header>
      {/* Announced when it changes: a successful claim, a decided application. */}
      <p className={styles['text']} role="status">
        {state === null && rankNeeded !== null
          ? t('part.rank', { rank: rankNeeded })
          : t(`part.${state ?? entry}`)}
      </p>
      <Next promotion={promotion} />
    </section>
  );
}

function Next({ promotion }: ParticipationProps) {
  switch (promotion.state) {
    case 'comingSoon':
      return <StartCountdown startsAt={promotion.startsAt} />;
    case 'applying':
    case 'process':
      return <ApplicationProgress promotion={promotion} />;
    case 'issued':
      return (
        <>
          <Bonus promotion={promotion} />
          <ClaimButton promotionId={promotion.id} amount={promotion.bonus} fullWidth />
        </>
      );
    case 'claimed':
      return <Bonus promotion={promotion} />;
    case 'rejected':
      return (
        <>
          {promotion.application?.reason && (
            <blockquote className={styles['reason']}>{promotion.application.reason}</blockquote>
          )}
          <TakePart promotion={promotion} />
        </>
      );
    case 'joined':
      return <JoinedNote promotion={promotion} />;
    case 'closed':
      return null;
    case null:
      return <TakePart promotion={promotion} />;
  }
}

function TakePart({ promotion: { id, entry, isPictureNeeded, rankNeeded } }: ParticipationProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  if (entry === 'automatic' || rankNeeded !== null) return null;
  if (!isSignedIn) {
    return (
      <>
        <Button variant="primary" size="large" fullWidth onClick={() => requireLogin()}>
          {t('part.logIn')}
        </Button>
        <p className={styles['note']}>{t('part.logInNote')}</p>
      </>
    );
  }
  if (entry === 'join') return <JoinButton promotionId={id} />;
  return (
    <Suspense fallback={<Skeleton shape="block" height={320} />}>
      <ApplicationForm promotionId={id} isPictureNeeded={isPictureNeeded} />
    </Suspense>
  );
}
