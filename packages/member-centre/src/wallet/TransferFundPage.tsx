import {
  collectFunds,
  getBalance,
  getTransactionHistory,
  listWallets,
  transferFunds,
  type WalletList,
} from '@perya/api-client';
import { useApiQuery, useMoneyCall } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { BalanceText, Loaded, MoneyCallNote, PageFrame } from '@perya/page-kit';
import { Button, Card, EmptyState, IconButton } from '@perya/ui-kit';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';

import type { MemberPageProps } from '../address/MemberPageProps';
import { useWalletT } from './locales';
import { TransferForm } from './TransferForm/TransferForm';
import styles from './TransferFundPage.module.css';
import { useMerchantWallet } from './useMerchantWallet';
import { WalletTable } from './WalletTable/WalletTable';

const CHANGED = [getBalance, listWallets, getTransactionHistory];

export type TransferFundPageProps = Pick<MemberPageProps, 'linkTo'>;

/**
 * The wallets and transfers between them (specification §2, transferFund). With a single wallet for all
 * vendors (§3, Merchant wallet: `isSingle`), transfers aren't available. A rejected transfer or a refresh
 * asks the platform again which of the two holds.
 */
export function TransferFundPage({ linkTo }: TransferFundPageProps) {
  const t = useWalletT();
  const query = useApiQuery(listWallets, {}, { staleTime: 10_000, refetchOnWindowFocus: true });
  const { query: merchantWallet, askAgain } = useMerchantWallet();
  return (
    <PageFrame
      title={t('wallet.title')}
      actions={
        <IconButton
          label={t('wallet.refresh')}
          icon={<RotateCw />}
          onClick={() => {
            askAgain();
            void query.refetch();
          }}
        />
      }
    >
      <Loaded query={query} skeleton={[120, 72, 240]}>
        {(data) => (
          <>
            <Total list={data} isStale={query.error !== null} linkTo={linkTo} />
            <Loaded query={merchantWallet} skeleton={[72, 240]}>
              {({ isSingle }) =>
                isSingle ? (
                  <EmptyState
                    titleLevel={3}
                    title={t('wallet.singleTitle')}
                    description={t('wallet.singleText')}
                  />
                ) : (
                  <Transfers list={data} onRejected={askAgain} />
                )
              }
            </Loaded>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

interface TotalProps extends TransferFundPageProps {
  list: WalletList;
  /** The last refetch failed. */
  isStale: boolean;
}

function Total({ list: { total }, isStale, linkTo }: TotalProps) {
  const t = useWalletT();
  return (
    <Card padding="roomy" tone="raised">
      <div className={styles['total']}>
        <p className={styles['label']}>{t('wallet.total')}</p>
        <BalanceText money={total} size="display" hasEye />
        {isStale && <p className={styles['stale']}>{t('wallet.stale')}</p>}
        <div className={styles['ways']}>
          <Button variant="primary" render={linkTo('depositv2')}>
            {t('wallet.deposit')}
          </Button>
          <Button render={linkTo('withdraw')}>{t('wallet.withdraw')}</Button>
        </div>
      </div>
    </Card>
  );
}

interface TransfersProps {
  list: WalletList;
  onRejected(): void;
}

function Transfers({ list: { wallets }, onRejected }: TransfersProps) {
  const t = useWalletT();
  const format = useFormat();
  const transfer = useMoneyCall(transferFunds, { refresh: CHANGED });
  const collect = useMoneyCall(collectFunds, { refresh: CHANGED });
  const isBusy = transfer.isPending || collect.isPending;
  const isRejected = transfer.state === 'refused' || collect.state === 'refused';
  useEffect(() => {
    if (isRejected) onRejected();
  }, [isRejected, onRejected]);
  const isEmpty = wallets.every(({ vendorName, balance }) => !vendorName || balance.minor === 0);
  const nameOf = (code: string) =>
    wallets.find((wallet) => wallet.code === code)?.vendorName ?? t('wallet.main');
  const moved = transfer.input;

  return (
    <>
      <Card
        title={t('wallet.list')}
        titleLevel={3}
        actions={
          <Button
            size="small"
            busy={collect.isPending}
            disabled={isEmpty || transfer.isPending}
            onClick={() => {
              transfer.reset();
              collect.send({});
            }}
          >
            {t('wallet.collect')}
          </Button>
        }
      >
        <div className={styles['stack']}>
          <WalletTable wallets={wallets} />
          <MoneyCallNote
            call={collect}
            done={
              collect.output &&
              t('wallet.collected', {
                amount: format.money(collect.output.amount.minor, collect.output.amount.currency),
              })
            }
          />
        </div>
      </Card>
      <Card title={t('wallet.between')} titleLevel={3}>
        <div className={styles['stack']}>
          <TransferForm
            wallets={wallets}
            call={{
              ...transfer,
              send: (input) => {
                collect.reset();
                transfer.send(input);
              },
            }}
            isBusy={isBusy}
          />
          <MoneyCallNote
            call={transfer}
            done={
              moved &&
              transfer.output &&
              t('wallet.moved', {
                amount: format.money(transfer.output.amount.minor, transfer.output.amount.currency),
                from: nameOf(moved.from),
                to: nameOf(moved.to),
              })
            }
          />
        </div>
      </Card>
    </>
  );
}
