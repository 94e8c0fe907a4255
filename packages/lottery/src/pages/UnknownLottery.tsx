import { Button, EmptyState } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useT } from '../locales';

export interface UnknownLotteryProps {
  /** The page without a lottery in its URL. */
  page: string;
}

/** Shown if the URL names a lottery that doesn't exist, or that the brand doesn't offer. */
export function UnknownLottery({ page }: UnknownLotteryProps) {
  const t = useT();
  return (
    <EmptyState
      title={t('unknown.title')}
      titleLevel={2}
      description={t('unknown.text')}
      action={<Button render={<Link to={page} />}>{t('unknown.open')}</Button>}
    />
  );
}
