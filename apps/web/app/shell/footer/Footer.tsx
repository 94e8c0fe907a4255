import { useFormat } from '@perya/i18n';
import { useCanOpenMemberCentre } from '@perya/session';
import { useBrand } from '@perya/site-config';
import { useLatePart } from '@perya/ui-kit';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useIsAgentSite } from '../../access/agentSite';
import { ConsentEntry } from '../../consent/ConsentEntry';
import { useRootData } from '../../runtime/rootData';
import { AffiliateAction, useAffiliateTarget } from '../components/AffiliateAction/AffiliateAction';
import { OperatorLink, operatorTarget } from '../components/OperatorLink/OperatorLink';
import { useLazyShellT } from '../locales';
import { AFFILIATE_PATH } from '../navigation/affiliate';
import { centreAddress } from '../navigation/centres';
import styles from './Footer.module.css';
import { LicenceSeal } from './LicenceSeal';
import { StudioMarks, useStudios } from './StudioMarks';

/** About, affiliates, responsible gaming, studio logos, legal text. */
export default function Footer() {
  const t = useLazyShellT();
  const format = useFormat();
  const { name, legalName } = useBrand();
  const { year, ageLimit } = useRootData();
  const studios = useStudios();
  const latePart = useLatePart<HTMLElement>();
  const isAgentSite = useIsAgentSite();
  return (
    <footer {...latePart} className={styles['footer']}>
      <div className={styles['blocks']}>
        <Block title={t('footer.aboutTitle', { brand: name })}>
          <p>
            {isAgentSite
              ? t('footer.aboutAgents')
              : t('footer.about', { count: format.number(studios.length) })}
          </p>
        </Block>
        {!isAgentSite && <AffiliateBlock />}
        <Block title={t('footer.responsibleTitle')}>
          <p className={styles['responsible']}>
            <span className={styles['age']} aria-hidden="true">
              {ageLimit}+
            </span>
            <span>{t('footer.responsible', { age: ageLimit })}</span>
          </p>
          <ul className={styles['links']}>
            <li>
              <Link to="/helpmc?topic=play-safely">{t('footer.helpLink')}</Link>
            </li>
            <li>
              <ProtectionLink article="limits">{t('footer.limitsLink')}</ProtectionLink>
            </li>
            <li>
              <ProtectionLink article="break">{t('footer.breakLink')}</ProtectionLink>
            </li>
            <HelpLines />
          </ul>
        </Block>
      </div>
      {!isAgentSite && studios.length > 0 && <StudioMarks studios={studios} />}
      <LicenceSeal />
      <p className={styles['copyright']}>
        {t('footer.copyright', { year, brand: legalName })}{' '}
        <ConsentEntry label={t('footer.privacy')} />
      </p>
    </footer>
  );
}

/** On a site for agents, the whole site is about the program. */
function AffiliateBlock() {
  const t = useLazyShellT();
  const target = useAffiliateTarget();
  return (
    <Block title={t('footer.affiliateTitle')}>
      <p>{t('footer.affiliate')}</p>
      <div className={styles['actions']}>
        <AffiliateAction />
        {target?.href !== AFFILIATE_PATH && (
          <Link className={styles['page']} to={AFFILIATE_PATH}>
            {t('footer.affiliatePage')}
          </Link>
        )}
      </div>
    </Block>
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

/** Links members to limits and breaks, and guests to their description. */
function ProtectionLink({
  article,
  children,
}: {
  article: 'limits' | 'break';
  children: ReactNode;
}) {
  const [params] = useSearchParams();
  if (!useCanOpenMemberCentre()) return <Link to={`/helpmc?article=${article}`}>{children}</Link>;
  return (
    <Link to={centreAddress(params, 'member', 'playerProtection')} preventScrollReset>
      {children}
    </Link>
  );
}

/** Local help lines for gambling problems, as set by the brand. */
function HelpLines() {
  const { helpLines } = useBrand();
  return helpLines.map(({ name, url }) => {
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
  });
}
