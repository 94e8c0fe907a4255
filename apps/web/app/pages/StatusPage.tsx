import { LANGUAGES, useLanguage } from '@perya/i18n';
import { useSiteConfig } from '@perya/site-config';
import { Banderitas, Button, LanternGlow } from '@perya/ui-kit';
import { useEffect, useRef, useState } from 'react';

import { BrandLogo } from '../shell/components/BrandLogo/BrandLogo';
import { OperatorLink, operatorTarget } from '../shell/components/OperatorLink/OperatorLink';
import { MAIN_ID } from '../shell/pageChange';
import { usePagesT } from './locales';
import { usePollUntilReopened } from './reopening';
import styles from './StatusPage.module.css';

/** Replaces the whole site while it's closed: for everyone (maintenance) or for this visitor's region. */
export default function StatusPage() {
  const t = usePagesT();
  const { state, location } = useSiteConfig();
  const main = useFocusWhenItComes();
  const country = useCountryName(location.country);
  const isRegion = state === 'region-restricted';
  const title = isRegion ? t('status.regionTitle') : t('status.maintenanceTitle');
  return (
    <div className={styles['page']}>
      <title>{title}</title>
      <Banderitas size="large" className={styles['garland'] ?? ''} />
      <main ref={main} id={MAIN_ID} className={styles['main']} tabIndex={-1}>
        <LanternGlow breathing />
        <BrandLogo />
        <h1>{title}</h1>
        <p>{t('status.restricted')}</p>
        {isRegion && <p>{t('status.withdraw')}</p>}
        {isRegion && (
          <dl className={styles['facts']}>
            <div>
              <dt>{t('status.ip')}</dt>
              <dd data-numeric="">{location.ip || t('status.unknown')}</dd>
            </div>
            <div>
              <dt>{t('status.country')}</dt>
              {/* The server and the browser may format country names differently. */}
              <dd suppressHydrationWarning>{country || t('status.unknown')}</dd>
            </div>
          </dl>
        )}
        <div className={styles['actions']}>
          <ContactLink />
          <Retry />
        </div>
      </main>
    </div>
  );
}

function Retry() {
  const t = usePagesT();
  const { ask } = usePollUntilReopened();
  // Shown only for checks requested by the visitor, not for automatic ones.
  const [isWished, setIsWished] = useState(false);
  const retry = async () => {
    setIsWished(true);
    await ask();
    setIsWished(false);
  };
  return (
    <Button busy={isWished} onClick={() => void retry()}>
      {t('status.retry')}
    </Button>
  );
}

/** When it replaces an open page, it takes focus so that screen readers announce it. */
function useFocusWhenItComes() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.perya?.isHydrated()) main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}

/** The country's name in the page's language, or the platform's value if it isn't a country code. */
function useCountryName(country: string): string {
  const { language } = useLanguage();
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const names = new Intl.DisplayNames([LANGUAGES[language].bcp47], { type: 'region' });
  return names.of(country) ?? country;
}

/** Customer service if it's on an external site, else an email link. */
function ContactLink() {
  const t = usePagesT();
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
