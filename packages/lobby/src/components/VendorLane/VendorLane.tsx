import type { Vendor } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { useImageUrl } from '@perya/site-config';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useFiltersT } from '../../filters/locales';
import styles from './VendorLane.module.css';

export interface VendorLaneProps {
  vendors: readonly Vendor[];
  /** The address that shows a vendor's games alone. */
  hrefOf(code: string): string;
  /** A press that wants the vendor's games here and now, not in another tab. */
  onOpen(vendor: Vendor): void;
  /** The list is asked for anew. */
  onRefresh?: (() => void) | undefined;
}

/**
 * The vendors of a lobby in a row to swipe: their marks, names and how many games they have. Links,
 * so that they lead somewhere without JavaScript and in another tab.
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
    // A press for another tab or window is the browser's.
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
