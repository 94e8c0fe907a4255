import { Button } from '@perya/ui-kit';
import { Link, useSearchParams } from 'react-router';

import { useWithdrawT } from './locales';

/** In the address: the withdrawal that is looked at. */
export const WITHDRAWAL_PARAM = 'withdrawal';

/** The way to a withdrawal's own page. */
export function SeeWithdrawal({ id }: { id: string }) {
  const t = useWithdrawT();
  const [params] = useSearchParams();
  return (
    <Button variant="primary" render={<Link to={{ search: withdrawalSearch(params, id) }} />}>
      {t('form.see')}
    </Button>
  );
}

/** The address of a withdrawal, or of the page without one; everything else stays as it is. */
export function withdrawalSearch(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(WITHDRAWAL_PARAM);
  else next.set(WITHDRAWAL_PARAM, id);
  return `?${next.toString()}`;
}
