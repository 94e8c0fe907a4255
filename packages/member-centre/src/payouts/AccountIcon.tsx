import type { PayoutKind } from '@perya/api-client';
import { Coins, Landmark, Smartphone } from 'lucide-react';
import type { ReactElement } from 'react';

import styles from './PayoutAccounts.module.css';

const ICONS: Record<PayoutKind, ReactElement> = {
  bankCard: <Landmark />,
  eWallet: <Smartphone />,
  crypto: <Coins />,
};

/** What kind of account it is, at a glance; its name says it in words. */
export const AccountIcon = ({ kind }: { kind: PayoutKind }) => (
  <span className={styles['icon']} data-kind={kind} aria-hidden>
    {ICONS[kind]}
  </span>
);
