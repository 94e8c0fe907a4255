import { Button } from '@perya/ui-kit';
import { Link, useSearchParams } from 'react-router';

import { useWithdrawT } from './locales';

/** The search parameter with the id of the open withdrawal. */
export const WITHDRAWAL_PARAM = 'withdrawal';

/** A link to a withdrawal's details. */
export function WithdrawalLink({ id }: { id: string }) {
  const t = useWithdrawT();
  const [params] = useSearchParams();
  return (
    <Button variant="primary" render={<Link to={{ search: withdrawalSearch(params, id) }} />}>
      {t('form.see')}
    </Button>
  );
}

/** The query string of a withdrawal, or of the page without one. Other parameters are kept. */
export function withdrawalSearch(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(WITHDRAWAL_PARAM);
  else next.set(WITHDRAWAL_PARAM, id);
  return `?${next.toString()}`;
}
