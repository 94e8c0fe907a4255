import { PageFrame } from '@perya/page-kit';
import { useT } from '../locales';
import type { MemberPageProps } from '../address/MemberPageProps';
import { useRewardsT } from './locales';

export type FeedbackPageProps = Pick<MemberPageProps, 'feedback'>;

/** A message to the house (specification §2, feedback); the site hands its form in. */
export function FeedbackPage({ feedback }: FeedbackPageProps) {
  const t = useRewardsT();
  const names = useT();
  return (
    <PageFrame title={names('centre.feedback')} lead={t('feedback.lead')}>
      {feedback}
    </PageFrame>
  );
}
