import { Button, EmptyState } from '@perya/ui-kit';
import { Link } from 'react-router';

import { PageWithBanner } from '../banners/PageWithBanner';
import { useT } from '../i18n';
import { OperatorLink } from '../shell/OperatorLink';
import { useServiceLinks } from '../shell/ServicePanel';

/** How a guest becomes a member while there is no form for it on this site: by asking. */
export function RegisterPage() {
  const t = useT();
  const [service] = useServiceLinks();
  return (
    <PageWithBanner>
      <EmptyState
        titleLevel={2}
        title={t('register.title')}
        description={t('register.body')}
        action={
          service ? (
            <Button
              variant="primary"
              render={<OperatorLink target={service} name={service.name} />}
            >
              {service.name}
            </Button>
          ) : (
            <Button variant="primary" render={<Link to="/login" />}>
              {t('guest.logIn')}
            </Button>
          )
        }
      />
    </PageWithBanner>
  );
}
