import { MAIN_WALLET, type Wallet } from '@perya/api-client';
import { BalanceText } from '@perya/page-kit';

import { useWalletT } from '../locales';
import styles from './WalletTable.module.css';

export interface WalletTableProps {
  wallets: readonly Wallet[];
}

/** The wallets with their balances, the main wallet first. */
export function WalletTable({ wallets }: WalletTableProps) {
  const t = useWalletT();
  return (
    <ul className={styles['wallets']} aria-label={t('wallet.list')}>
      {wallets.map(({ code, vendorName, balance }) => (
        <li key={code} className={styles['wallet']} data-main={code === MAIN_WALLET || undefined}>
          <span className={styles['name']}>{vendorName ?? t('wallet.main')}</span>
          <BalanceText money={balance} tone={balance.minor === 0 ? 'muted' : 'text'} />
        </li>
      ))}
    </ul>
  );
}
