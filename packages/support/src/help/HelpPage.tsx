import { useBrand } from '@perya/site-config';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { ServiceDesk } from '../customer-service/ServiceDesk';
import styles from './Help.module.css';
import { HelpCentre } from './HelpCentre';
import { useT } from './locales';
import { hrefOf, placeOf, type HelpPlace } from './place';

export interface HelpPageProps {
  /** The brand's mark, as the page has no header; its name, if not given. */
  logo?: ReactNode;
}

/** `/helpmc`: the help centre, or with `desk` the site's own service desk. The address says where one stands. */
export function HelpPage({ logo }: HelpPageProps) {
  const t = useT();
  const { name } = useBrand();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const desk = params.get('desk');
  const place = placeOf(params);
  const go = (next: HelpPlace) => {
    // Typing on replaces the last search: Back leaves the search, not one letter of it.
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

/** The results stand where the topics stood; the page must not jump under the typing. */
const isSearch = (from: HelpPlace, to: HelpPlace) =>
  to.kind === 'search' || (from.kind === 'search' && to.kind === 'start');
