import { Button } from '@perya/ui-kit';
import { Link, useSearchParams } from 'react-router';

import { useWithdrawT } from './locales';
import { withdrawalSearch } from './withdrawalSearch';

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
