import { useBrand } from '@perya/site-config';
import { Banderitas, Button } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useT } from '../i18n';
import { useRootData } from '../runtime/rootData';
import { BrandLogo } from '../shell/BrandLogo';
import { OperatorLink, operatorTarget } from '../shell/OperatorLink';
import { useServiceLinks } from '../shell/ServicePanel';
import styles from './HelpCentrePage.module.css';

/** Where to ask, who helps with gambling, and how to set a limit or take a break. */
export function HelpCentrePage() {
  const t = useT();
  const { contacts, helpLines } = useBrand();
  const { ageLimit } = useRootData();
  const services = useServiceLinks();
  return (
    <div className={styles['page']}>
      <Link className={styles['logo']} to="/">
        <BrandLogo />
      </Link>
      <h1>{t('helpCentre.title')}</h1>
      <Banderitas size="small" tone="quiet" />
      <Section id="ask" title={t('helpCentre.askTitle')}>
        <p>{t('helpCentre.ask')}</p>
        <div className={styles['actions']}>
          {services.map(({ id, name, ...target }) => (
            <Button key={id} render={<OperatorLink target={target} name={name} />}>
              {name}
            </Button>
          ))}
          {/* The button fills the link. */}
          <Button render={<a href={`mailto:${contacts.email}`} />}>{contacts.email}</Button>
        </div>
      </Section>
      <Section id="help" title={t('footer.helpLink')}>
        <p>{t('helpCentre.help', { age: ageLimit })}</p>
        <ul className={styles['lines']}>
          {helpLines.map(({ name, url }) => {
            const target = operatorTarget(url);
            return (
              target && (
                <li key={url}>
                  <OperatorLink target={target} name={name}>
                    {name}
                  </OperatorLink>
                </li>
              )
            );
          })}
        </ul>
      </Section>
      <Section id="limits" title={t('footer.limitsLink')}>
        <p>{t('helpCentre.limits')}</p>
      </Section>
      <Section id="break" title={t('footer.breakLink')}>
        <p>{t('helpCentre.break')}</p>
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles['section']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
