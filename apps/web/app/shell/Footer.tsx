import { useFormat } from '@perya/i18n';
import { useBrand, useImageUrl, useResource, useVendors } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useT } from '../i18n';
import { useRootData } from '../runtime/rootData';
import styles from './Footer.module.css';
import { OperatorLink, operatorTarget } from './OperatorLink';
import { useServiceLinks } from './ServicePanel';

/** About, affiliates, responsible gaming, the studios' marks, the small print. */
export default function Footer() {
  const t = useT();
  const format = useFormat();
  const { name } = useBrand();
  const { year, ageLimit } = useRootData();
  const studios = useStudios();
  return (
    <footer className={styles['footer']}>
      <div className={styles['blocks']}>
        <Block title={t('footer.aboutTitle', { brand: name })}>
          <p>{t('footer.about', { count: format.number(studios.length) })}</p>
        </Block>
        <Block title={t('footer.affiliateTitle')}>
          <p>{t('footer.affiliate')}</p>
          <AffiliateAction />
        </Block>
        <Block title={t('footer.responsibleTitle')}>
          <p className={styles['responsible']}>
            <span className={styles['age']} aria-hidden="true">
              {ageLimit}+
            </span>
            <span>{t('footer.responsible', { age: ageLimit })}</span>
          </p>
          <ul className={styles['links']}>
            <li>
              <Link to="/helpmc#help">{t('footer.helpLink')}</Link>
            </li>
            <li>
              <Link to="/helpmc#limits">{t('footer.limitsLink')}</Link>
            </li>
            <li>
              <Link to="/helpmc#break">{t('footer.breakLink')}</Link>
            </li>
          </ul>
        </Block>
      </div>
      {studios.length > 0 && <Studios studios={studios} />}
      <p className={styles['copyright']}>{t('footer.copyright', { year, brand: name })}</p>
    </footer>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['block']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The operator's own affiliate page, else whoever answers questions, else nothing. */
function AffiliateAction() {
  const t = useT();
  const affiliate = useResource('AFFILIATELINK');
  const [service] = useServiceLinks();
  const target = operatorTarget(affiliate?.url) ?? service;
  if (!target) return null;
  const name = affiliate ? t('footer.affiliateAction') : t('footer.serviceAction');
  return (
    <Button size="small" render={<OperatorLink target={target} name={name} />}>
      {name}
    </Button>
  );
}

interface Studio {
  code: string;
  name: string;
  markPath: string;
}

function useStudios(): Studio[] {
  const byCode = new Map<string, Studio>();
  for (const { vendors } of useVendors()) {
    for (const { code, name, markPath } of vendors) byCode.set(code, { code, name, markPath });
  }
  return [...byCode.values()];
}

function Studios({ studios }: { studios: readonly Studio[] }) {
  const t = useT();
  const imageUrl = useImageUrl();
  return (
    <ul className={styles['studios']} aria-label={t('footer.vendors')}>
      {studios.map(({ code, name, markPath }) => (
        <li key={code}>
          <img
            src={imageUrl(markPath)}
            alt={name}
            title={name}
            width="32"
            height="32"
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
