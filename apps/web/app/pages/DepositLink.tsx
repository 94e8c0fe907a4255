import { Button } from '@perya/ui-kit';
import { Link, useSearchParams } from 'react-router';

import { useLazyShellT } from '../shell/locales';
import { centreAddress } from '../shell/navigation/centres';

/** Opens the deposit over the current page. */
export default function DepositLink() {
  const t = useLazyShellT();
  const [params] = useSearchParams();
  return (
    <Button
      size="small"
      render={<Link to={centreAddress(params, 'member', 'depositv2')} preventScrollReset />}
    >
      {t('account.deposit')}
    </Button>
  );
}
