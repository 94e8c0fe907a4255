import { getBalance } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { IconButton, MoneyText } from '@perya/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { NavLink } from 'react-router';

import { useLobbyT } from './i18n';
import styles from './LobbyBar.module.css';

export interface LobbyBarProps {
  /** Omitted if the surrounding site's own bar has the exit button and the balance. */
  onLeave?: (() => void) | undefined;
}

/** Navigation between the two lottery pages; in a window of its own, also the exit button and the balance. */
export function LobbyBar({ onLeave }: LobbyBarProps) {
  const t = useLobbyT();
  return (
    <header className={styles['bar']}>
      {onLeave && <IconButton label={t('bar.back')} icon={<ArrowLeft />} onClick={onLeave} />}
      <nav aria-label={t('bar.kinds')} className={styles['pages']}>
        <NavLink to="/lottery">{t('bar.lotteries')}</NavLink>
        <NavLink to="/vnlottery">{t('bar.regional')}</NavLink>
      </nav>
      {onLeave && <Balance />}
    </header>
  );
}

function Balance() {
  const t = useLobbyT();
  const format = useFormat();
  const { data } = useApiQuery(getBalance, {});
  if (data === undefined) return null;
  return (
    <p className={styles['balance']} aria-label={t('bar.balance')} role="group">
      <MoneyText text={format.money(data.minor, data.currency)} />
    </p>
  );
}
