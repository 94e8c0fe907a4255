import { useBrand } from '@perya/site-config';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { ServiceDesk } from '../customer-service/ServiceDesk';
import styles from './Help.module.css';
import { HelpCentre } from './HelpCentre';
import { useT } from './locales';
import { hrefOf, parseHelpPlace, type HelpPlace } from './place';

/** Props of {@link HelpPage}. */
export interface HelpPageProps {
  /** The brand's logo, because the page has no header; defaults to its name. */
  logo?: ReactNode;
}

/** `/helpmc`: the help centre, or with `desk` the site's own service desk. The URL determines the place. */
export function HelpPage({ logo }: HelpPageProps) {
  const t = useT();
  const { name } = useBrand();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const desk = params.get('desk');
  const place = parseHelpPlace(params);
  const go = (next: HelpPlace) => {
    // Typing replaces the last search in history: Back leaves the search instead of undoing a letter.
    const isTyping = place.kind === 'search' && next.kind === 'search';
    void navigate(hrefOf(next), { replace: isTyping, preventScrollReset: isSearch(place, next) });
  };
  return (
    <div className={styles['page']}>
      <nav className={styles['bar']} aria-label={t('bar.label')}>
        <Link className={styles['logo']} to="/">
          {logo ?? <strong>{name}</strong>}
        </Link>
        <Link className={styles['back']} to={desk === null ? '/' : hrefOf({ kind: 'start' })}>
          <ArrowLeft aria-hidden /> {t(desk === null ? 'bar.back' : 'bar.help')}
        </Link>
      </nav>
      {desk === null ? (
        <HelpCentre place={place} go={go} />
      ) : (
        <ServiceDesk isVipDesk={desk === 'vip'} />
      )}
    </div>
  );
}

/** The results replace the topics; the page must not scroll while typing. */
const isSearch = (from: HelpPlace, to: HelpPlace) =>
  to.kind === 'search' || (from.kind === 'search' && to.kind === 'start');
