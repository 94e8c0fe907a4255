import type { Contract } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import type { ContractKind } from '@perya/rules/agents';
import { Badge, Button, Card, DateTimeText, EmptyState } from '@perya/ui-kit';

import styles from '../contracts.module.css';
import { CONTRACT_TONES } from '../tones/contractTones';
import { useContractsT } from '../locales';
import { TierTable } from '../TierTable/TierTable';

export interface MyContractProps {
  kind: ContractKind;
  /** The active contract; null if there is none. */
  active: Contract | null;
  /** A pending offer. */
  offer: Contract | null;
  onAnswer(offer: Contract): void;
  onEnd(contract: Contract): void;
  onHistory(): void;
}

/** The agent's own contract with the upline, and a pending offer. */
export function MyContract({ kind, active, offer, onAnswer, onEnd, onHistory }: MyContractProps) {
  const t = useContractsT();
  return (
    <Card
      title={t('mine.title')}
      titleLevel={3}
      actions={
        <Button size="small" onClick={onHistory}>
          {t('history.open')}
        </Button>
      }
    >
      <div className={styles['stack']}>
        {offer && <OfferNotice offer={offer} onAnswer={onAnswer} />}
        {active ? (
          <ActiveContract contract={active} onEnd={onEnd} />
        ) : (
          !offer && (
            <EmptyState
              size="compact"
              title={t('mine.emptyTitle')}
              titleLevel={4}
              description={`${t(`pays.${kind}`)} ${t('mine.emptyText')}`}
            />
          )
        )}
      </div>
    </Card>
  );
}

export interface OfferNoticeProps {
  offer: Contract;
  onAnswer(offer: Contract): void;
}

/** A notice about a pending offer with its expiry and a link. */
export function OfferNotice({ offer, onAnswer }: OfferNoticeProps) {
  const t = useContractsT();
  const { dateTime } = useFormat();
  return (
    <div className={styles['notice']}>
      <p className={styles['heading']}>
        {offer.upline ? t('mine.offer', { upline: offer.upline.account }) : t('mine.offerOfHouse')}
      </p>
      <p className={styles['note']}>{t('answer.untilTime', { time: dateTime(offer.expiresAt) })}</p>
      <div>
        <Button variant="primary" onClick={() => onAnswer(offer)}>
          {t('mine.see')}
        </Button>
      </div>
    </div>
  );
}

function ActiveContract({
  contract,
  onEnd,
}: { contract: Contract } & Pick<MyContractProps, 'onEnd'>) {
  const t = useContractsT();
  const { stamp } = useFormat();
  const { kind, upline, terms, status, effectiveFrom } = contract;
  return (
    <>
      <Facts
        facts={[
          [t('mine.with'), upline?.account ?? t('house')],
          [
            t('given.status'),
            <Badge key="status" tone={CONTRACT_TONES[status]}>
              {t(`status.${status}`)}
            </Badge>,
          ],
          ...(terms.period === null
            ? []
            : [[t('period.label'), t(`period.${terms.period}`)] as const]),
          ...(effectiveFrom === null
            ? []
            : [
                [
                  t('mine.paysFrom'),
                  <DateTimeText key="from" instant={effectiveFrom} text={stamp(effectiveFrom)} />,
                ] as const,
              ]),
        ]}
      />
      <TierTable tiers={terms.tiers} hasLoss={kind === 'dividend'} />
      <div>
        <Button size="small" onClick={() => onEnd(contract)}>
          {t('end.confirm')}
        </Button>
      </div>
    </>
  );
}
