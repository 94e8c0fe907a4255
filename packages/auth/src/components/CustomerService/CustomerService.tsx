import { useBrand } from '@perya/site-config';
import { Link } from '@perya/ui-kit';

import { useT } from '../../locales';

/** The one way to the operator's people that needs nothing of the site around it: a mail. */
export function CustomerService() {
  const t = useT();
  const { contacts } = useBrand();
  return <Link href={`mailto:${contacts.email}`}>{t('customerService.contact')}</Link>;
}
