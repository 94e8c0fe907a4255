import { useResource } from '@perya/site-config';
import { useCustomerService } from '@perya/support';
import { Button } from '@perya/ui-kit';
import { useLocation } from 'react-router';

import { useLazyShellT } from '../../locales';
import { OperatorLink, operatorTarget, type OperatorTarget } from '../OperatorLink/OperatorLink';

/** The operator's affiliate page (resource AFFILIATELINK); null if there is none. */
export function useAffiliateTarget(): OperatorTarget | null {
  return operatorTarget(useResource('AFFILIATELINK')?.url);
}

export interface AffiliateActionProps {
  /** Use `medium` for the main action of a page. */
  size?: 'small' | 'medium';
}

/** A button that opens the operator's affiliate page, else customer service (specification §2, Footer). */
export function AffiliateAction({ size = 'small' }: AffiliateActionProps) {
  const t = useLazyShellT();
  const target = useAffiliateTarget();
  const { open } = useCustomerService();
  const { pathname } = useLocation();
  // The operator's page may be the one that shows this button.
  if (!target || target.href === pathname) {
    return (
      <Button size={size} onClick={open}>
        {t('footer.serviceAction')}
      </Button>
    );
  }
  const name = t('footer.affiliateAction');
  return (
    <Button size={size} render={<OperatorLink target={target} name={name} />}>
      {name}
    </Button>
  );
}
