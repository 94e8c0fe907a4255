import { useCustomerService } from '@perya/support';
import { Button } from '@perya/ui-kit';

import { useT } from '../../../locales';

export interface CustomerServiceProps {
  /** Use `primary` if it's the main action. */
  variant?: 'quiet' | 'primary';
}

/** A customer service button. Its window opens synchronously in the click. */
export function CustomerService({ variant = 'quiet' }: CustomerServiceProps) {
  const t = useT();
  const { isVip, vipLabel, open } = useCustomerService();
  return (
    <Button variant={variant} size="small" onClick={open}>
      {isVip ? (vipLabel ?? t('rail.vipService')) : t('rail.liveChat')}
    </Button>
  );
}
