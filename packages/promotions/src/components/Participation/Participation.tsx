import type { PromotionDetail } from '@perya/api-client';
import { requireLogin, requireTrueAccount, useIsSignedIn, useMember } from '@perya/session';
import { Button, Skeleton } from '@perya/ui-kit';
import { lazy, Suspense } from 'react';
import { Link, type To } from 'react-router';

import { useT } from '../../locales';
import { ClaimButton } from '../ClaimButton/ClaimButton';
import { PromotionState } from '../PromotionState/PromotionState';
import { Bonus } from './Bonus';
import { Goal } from './Goal';
import { JoinedNote } from './JoinedNote';
import { JoinButton } from './JoinButton';
import { ApplicationProgress } from './ApplicationProgress';
import { StartCountdown } from './StartCountdown';
import styles from './Participation.module.css';

/** Only members see the form, and not for every promotion: it is loaded when it is shown. */
const ApplicationForm = lazy(async () => ({
  default: (await import('../ApplicationForm/ApplicationForm')).ApplicationForm,
}));

/** Where a member gets what isn't claimed on the promotion's own page. */
type PaidElsewhere = Exclude<PromotionDetail['paidAt'], 'here'>;

export interface ParticipationProps {
  promotion: PromotionDetail;
  /** The addresses of those pages; without it, no link is shown. */
  placeOf?: ((page: PaidElsewhere) => To) | undefined;
}

/** The member's state in a promotion, and the next action. */
export function Participation({ promotion, placeOf }: ParticipationProps) {
  const t = useT();
  const { state, progress } = promotion;
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
        {state === null ? <Offer promotion={promotion} /> : t(`part.${state}`)}
      </p>
      {progress && <Goal progress={progress} />}
      <Next promotion={promotion} placeOf={placeOf} />
    </section>
  );
}

/** What a member who isn't part of it can do, or why not. */
function Offer({ promotion }: ParticipationProps) {
  const t = useT();
  const { entry, rankNeeded, ineligible, paidAt } = promotion;
  if (rankNeeded !== null) return t('part.rank', { rank: rankNeeded });
  if (ineligible !== null) return <Ineligible promotion={promotion} />;
  return entry === 'automatic' && paidAt !== 'here'
    ? t(`part.paidAt.${paidAt}`)
    : t(`part.${entry}`);
}

function Ineligible({ promotion: { ineligible } }: ParticipationProps) {
  const t = useT();
  return ineligible && t(`ineligible.${ineligible.reason}`, { count: ineligible.days });
}

function Next({ promotion, placeOf }: ParticipationProps) {
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
          {promotion.ineligible && (
            <p className={styles['text']}>
              <Ineligible promotion={promotion} />
            </p>
          )}
          <TakePart promotion={promotion} placeOf={placeOf} />
        </>
      );
    case 'joined':
      return <JoinedNote promotion={promotion} />;
    case 'closed':
      return null;
    case null:
      return <TakePart promotion={promotion} placeOf={placeOf} />;
  }
}

function TakePart({ promotion, placeOf }: ParticipationProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const isTrial = useMember()?.accountType === 'trial';
  const { id, entry, isPictureNeeded, rankNeeded, ineligible, paidAt } = promotion;
  if (rankNeeded !== null || ineligible !== null) return null;
  if (entry === 'automatic') {
    if (paidAt === 'here' || !isSignedIn || placeOf === undefined) return null;
    return (
      <Button size="large" fullWidth render={<Link to={placeOf(paidAt)} preventScrollReset />}>
        {t(`part.goTo.${paidAt}`)}
      </Button>
    );
  }
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
  if (isTrial) {
    // Warned here, so that no one fills in a form that can't be sent.
    return (
      <Button variant="primary" size="large" fullWidth onClick={() => requireTrueAccount(() => {})}>
        {t('part.takePart')}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton shape="block" height={320} />}>
      <ApplicationForm promotionId={id} isPictureNeeded={isPictureNeeded} />
    </Suspense>
  );
}
