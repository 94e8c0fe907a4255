import {
  listPayoutAccounts,
  type PayoutAccount,
  type PayoutAccounts as Accounts,
  type PayoutKind,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { Button, EmptyState } from '@perya/ui-kit';
import { Coins, Landmark, Plus, Smartphone, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';

import { AddAccountDialog } from './AddAccountDialog';
import { usePayoutsT } from './locales';
import styles from './PayoutAccounts.module.css';
import { RemoveAccountDialog } from './RemoveAccountDialog';

export interface PayoutAccountsProps {
  /**
   * A link to the security centre, where the payment password is set. Omitted in the security centre itself.
   */
  settings?: ReactElement<Record<string, unknown>> | undefined;
}

const ICONS: Record<PayoutKind, ReactElement> = {
  bankCard: <Landmark />,
  eWallet: <Smartphone />,
  crypto: <Coins />,
};

/** A decorative icon for the account kind; its name is shown as text. */
export const AccountIcon = ({ kind }: { kind: PayoutKind }) => (
  <span className={styles['icon']} data-kind={kind} aria-hidden>
    {ICONS[kind]}
  </span>
);

/**
 * The member's masked bank cards, e-wallets and crypto addresses. Adding and removing requires the payment
 * password (specification §2, securityCenter and withdraw).
 */
export function PayoutAccounts({ settings }: PayoutAccountsProps) {
  const query = useApiQuery(listPayoutAccounts, {});
  return (
    <Loaded query={query} skeleton={[72, 72]}>
      {(data) => <AccountList data={data} settings={settings} />}
    </Loaded>
  );
}

interface AccountListProps extends PayoutAccountsProps {
  data: Accounts;
}

function AccountList({ data, settings }: AccountListProps) {
  const t = usePayoutsT();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<PayoutAccount | null>(null);

  const addButton = canAdd(data) && (
    <Button iconStart={<Plus />} onClick={() => setIsAdding(true)}>
      {t('accounts.add')}
    </Button>
  );
  return (
    <div className={styles['accounts']}>
      {data.accounts.length === 0 ? (
        <EmptyState
          size="compact"
          title={t('accounts.emptyTitle')}
          description={t('accounts.emptyText')}
          action={addButton}
        />
      ) : (
        <>
          <ul className={styles['list']}>
            {data.accounts.map((account) => (
              <li key={account.id} className={styles['account']}>
                <AccountIcon kind={account.kind} />
                <div className={styles['words']}>
                  <p className={styles['name']}>{account.providerName}</p>
                  <p className={styles['number']}>
                    {account.number}
                    {account.holder !== null && <span> · {account.holder}</span>}
                  </p>
                </div>
                <Button
                  variant="quiet"
                  iconStart={<Trash2 />}
                  aria-label={t('accounts.removeNamed', {
                    name: account.providerName,
                    number: account.number,
                  })}
                  onClick={() => setRemoving(account)}
                >
                  {t('accounts.remove')}
                </Button>
              </li>
            ))}
          </ul>
          {addButton}
        </>
      )}
      <AddAccountDialog
        open={isAdding}
        rules={data}
        settings={settings}
        onClose={() => setIsAdding(false)}
      />
      <RemoveAccountDialog
        account={removing}
        settings={settings}
        onClose={() => setRemoving(null)}
      />
    </div>
  );
}

/** Whether another account of any kind can be added. */
export const canAdd = ({ accounts, kinds }: Accounts): boolean =>
  kinds.some(({ kind, max }) => accounts.filter((each) => each.kind === kind).length < max);
