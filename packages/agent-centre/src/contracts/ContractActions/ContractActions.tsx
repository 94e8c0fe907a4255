import {
  getConsolidatedInfo,
  getContracts,
  type Contract,
  type ContractAgent,
} from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { CONTRACT_KINDS, highestRate, type ContractKind } from '@perya/rules/agents';
import { Badge, Button, Skeleton } from '@perya/ui-kit';
import { Suspense } from 'react';

import styles from '../contracts.module.css';
import { CONTRACT_TONES } from '../tones/contractTones';
import { useContractsT } from '../locales';
import { rulesTerms } from '../terms/rulesTerms';
import { useContractDialogs, type ContractDialogs } from '../useContractDialogs';

export interface ContractActionsProps {
  /** A direct downline. */
  downline: ContractAgent;
}

const LIVE = ['offered', 'active'] as const;

/** The contracts with one direct downline: the current state and available actions for each kind. */
export function ContractActions(props: ContractActionsProps) {
  return (
    // Suspends on its own catalogue, so that the surrounding content doesn't.
    <Suspense fallback={<Skeleton shape="block" height="112px" />}>
      <Actions {...props} />
    </Suspense>
  );
}

function Actions({ downline }: ContractActionsProps) {
  const t = useContractsT();
  const actions = useContractDialogs();
  const kinds = useApiQuery(getConsolidatedInfo, {});
  const contracts = useApiQuery(
    getContracts,
    { role: 'given', statuses: LIVE, downlineId: downline.id },
    { staleTime: 0 },
  );
  return (
    <>
      <Loaded
        query={kinds}
        skeleton={[56, 56]}
        isEmpty={(info) => CONTRACT_KINDS.every((kind) => !info[kind])}
        empty={<p className={styles['note']}>{t('actions.none')}</p>}
      >
        {(info) => (
          <Loaded query={contracts} skeleton={[56, 56]}>
            {({ items }) => (
              <ul className={styles['kinds']}>
                {CONTRACT_KINDS.filter((kind) => info[kind]).map((kind) => (
                  <KindActions
                    key={kind}
                    kind={kind}
                    downline={downline}
                    contracts={items.filter((contract) => contract.kind === kind)}
                    actions={actions}
                  />
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Loaded>
      {actions.dialogs}
    </>
  );
}

interface KindActionsProps extends ContractActionsProps {
  kind: ContractKind;
  /** Offered and active contracts of this kind. */
  contracts: readonly Contract[];
  actions: ContractDialogs;
}

function KindActions({ kind, downline, contracts, actions }: KindActionsProps) {
  const t = useContractsT();
  const { percent } = useFormat();
  const name = t(`kind.${kind}`);
  const active = contracts.find(({ status }) => status === 'active');
  const offer = contracts.find(({ status }) => status === 'offered');
  return (
    <li className={styles['kind']}>
      <span className={styles['line']}>
        <strong>{name}</strong>
        {contracts.map(({ id, status, terms }) => (
          <Badge key={id} tone={CONTRACT_TONES[status]}>
            {t(`status.${status}`)} · {percent(highestRate(rulesTerms(terms)) / 10_000, 2)}
            {terms.period !== null && ` · ${t(`periodName.${terms.period}`)}`}
          </Badge>
        ))}
      </span>
      <span className={styles['line']}>
        {!offer && (
          <Button
            size="small"
            aria-label={`${t(active ? 'given.change' : 'actions.offer')}: ${name}`}
            onClick={() => actions.offer({ kind, downline })}
          >
            {t(active ? 'given.change' : 'actions.offer')}
          </Button>
        )}
        {offer && (
          <Button
            size="small"
            aria-label={`${t('given.takeBack')}: ${name}`}
            onClick={() => actions.end(offer)}
          >
            {t('given.takeBack')}
          </Button>
        )}
        {active && (
          <Button
            size="small"
            aria-label={`${t('given.end')}: ${name}`}
            onClick={() => actions.end(active)}
          >
            {t('given.end')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`${t('history.open')}: ${name}`}
          onClick={() => actions.history({ kind, downline })}
        >
          {t('history.open')}
        </Button>
      </span>
    </li>
  );
}
