import type { Vendor } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { useImageUrl } from '@perya/site-config';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useFiltersT } from '../../filters/locales';
import styles from './VendorLane.module.css';

export interface VendorLaneProps {
  vendors: readonly Vendor[];
  /** URL that filters by a vendor. */
  hrefOf(code: string): string;
  /** Called on a plain click, which opens the folder; modified clicks follow the link. */
  onOpen(vendor: Vendor): void;
  /** Refetches the list. */
  onRefresh?: (() => void) | undefined;
}

/**
 * The vendors of a lobby in a scrolling row, with logo, name and number of games. Links, so that they work
 * without JavaScript and open in new tabs.
 */
export function VendorLane({ vendors, hrefOf, onOpen, onRefresh }: VendorLaneProps) {
  const t = useFiltersT();
  if (vendors.length < 2) return null;
  return (
    <nav className={styles['lane']} aria-label={t('vendors.label')}>
      <ul className={styles['tiles']}>
        {vendors.map((vendor) => (
          <li key={`${vendor.code}/${vendor.gameId ?? ''}`}>
            <VendorTile vendor={vendor} href={hrefOf(vendor.code)} onOpen={onOpen} />
          </li>
        ))}
        {onRefresh && (
          <li className={styles['end']}>
            <button type="button" className={styles['refresh']} onClick={onRefresh}>
              {t('vendors.refresh')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface VendorTileProps {
  vendor: Vendor;
  href: string;
  onOpen(vendor: Vendor): void;
}

function VendorTile({ vendor, href, onOpen }: VendorTileProps) {
  const t = useFiltersT();
  const format = useFormat();
  const imageUrl = useImageUrl();
  const { name, markPath, gameCount, isHot, isNew } = vendor;
  const open = (event: MouseEvent) => {
    // Modified clicks open a new tab or window natively.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(vendor);
  };
  return (
    <Link className={styles['tile']} to={href} preventScrollReset onClick={open}>
      <img
        className={styles['mark']}
        src={imageUrl(markPath)}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        decoding="async"
      />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['facts']}>
          {gameCount !== null && <span data-numeric="">{format.number(gameCount)}</span>}
          {isHot && <span data-mark="hot">{t('flags.hot')}</span>}
          {isNew && !isHot && <span data-mark="new">{t('flags.new')}</span>}
        </span>
      </span>
    </Link>
  );
}
