import { useCustomerService } from '@perya/support';
import { Button } from '@perya/ui-kit';

import { useT } from '../../../locales';

export interface CustomerServiceProps {
  /** `primary` where it is the one thing to do. */
  variant?: 'quiet' | 'primary';
}

/** The way to the operator's people, for whoever cannot go on alone. Its window opens in the click itself. */
export function CustomerService({ variant = 'quiet' }: CustomerServiceProps) {
  const t = useT();
  const { isVip, open } = useCustomerService();
  return (
    <Button variant={variant} size="small" onClick={open}>
      {isVip ? t('rail.vipService') : t('rail.liveChat')}
    </Button>
  );
}
