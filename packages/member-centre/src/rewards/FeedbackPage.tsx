import { PageFrame } from '@perya/page-kit';
import { useT } from '../locales';
import type { MemberPageProps } from '../address/MemberPageProps';
import { useRewardsT } from './locales';

export type FeedbackPageProps = Pick<MemberPageProps, 'feedback'>;

/** A feedback message (specification §2, feedback). The site provides the form. */
export function FeedbackPage({ feedback }: FeedbackPageProps) {
  const t = useRewardsT();
  const names = useT();
  return (
    <PageFrame title={names('centre.feedback')} lead={t('feedback.lead')}>
      {feedback}
    </PageFrame>
  );
}
