import { useSiteConfig } from '@perya/site-config';
import { Banderitas, Button, LanternGlow } from '@perya/ui-kit';
import { useRevalidator } from 'react-router';

import { useT } from '../i18n';
import { MAIN_ID } from '../shell/mainContent';
import { BrandLogo } from '../shell/BrandLogo';
import { OperatorLink, operatorTarget } from '../shell/OperatorLink';
import styles from './StatusPage.module.css';

/** The whole site while it is closed: for everybody (maintenance), or for this visitor (their place). */
export default function StatusPage() {
  const t = useT();
  const { state, location } = useSiteConfig();
  const { revalidate, state: asking } = useRevalidator();
  const isRegion = state === 'region-restricted';
  const title = isRegion ? t('status.regionTitle') : t('status.maintenanceTitle');
  return (
    <div className={styles['page']}>
      <title>{title}</title>
      <Banderitas size="large" className={styles['garland'] ?? ''} />
      <main id={MAIN_ID} className={styles['main']}>
        <LanternGlow breathing />
        <BrandLogo />
        <h1>{title}</h1>
        <p>{t('status.restricted')}</p>
        {isRegion && (
          <dl className={styles['facts']}>
            <div>
              <dt>{t('status.ip')}</dt>
              <dd data-numeric="">{location.ip || t('status.unknown')}</dd>
            </div>
            <div>
              <dt>{t('status.country')}</dt>
              <dd>{location.country || t('status.unknown')}</dd>
            </div>
          </dl>
        )}
        <div className={styles['actions']}>
          <ContactLink />
          <Button busy={asking === 'loading'} onClick={() => void revalidate()}>
            {t('status.retry')}
          </Button>
        </div>
      </main>
    </div>
  );
}

/** Customer service where it can be reached from outside the site, else by mail. */
function ContactLink() {
  const t = useT();
  const { brand, serviceChannels } = useSiteConfig();
  const channel = serviceChannels
    .map(({ address }) => operatorTarget(address))
    // The site's own pages are closed.
    .find((target) => target?.leavesSite);
  const name = t('status.contact');
  return (
    <Button
      variant="primary"
      render={
        channel ? (
          <OperatorLink target={channel} name={name} />
        ) : (
          // The button fills the link.
          <a href={`mailto:${brand.contacts.email}`} />
        )
      }
    >
      {name}
    </Button>
  );
}
