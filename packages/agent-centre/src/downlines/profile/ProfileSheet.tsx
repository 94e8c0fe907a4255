import { getDownline, type DownlineProfile } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { Button } from '@perya/ui-kit';
import { Sheet } from '@perya/ui-kit/sheet';
import { useState } from 'react';

import type { AgentPageProps } from '../../address/AgentPageProps';
import { ContractActions } from '../../contracts/ContractActions/ContractActions';
import { useShownWhileClosing } from '../../overlays/useShownWhileClosing';
import styles from '../downlines.module.css';
import { useDownlinesT } from '../locales';
import { ProfileFacts } from './ProfileFacts';
import { ProfileSums } from './ProfileSums';
import { RebateDialog } from './RebateDialog';
import { RebateList } from './RebateList';
import { TransferDialog } from './TransferDialog';

export interface ProfileSheetProps extends Pick<AgentPageProps, 'linkTo' | 'securityLink'> {
  /** Null while the sheet is closed. */
  memberId: string | null;
  onClose(): void;
}

/** A team member's profile with the agent's available actions. */
export function ProfileSheet({ memberId, onClose, ...shared }: ProfileSheetProps) {
  const t = useDownlinesT();
  const shown = useShownWhileClosing(memberId);
  return (
    <Sheet
      open={memberId !== null}
      onClose={onClose}
      side="end"
      title={t('profile.title')}
      labels={{ close: t('close') }}
    >
      {shown !== null && <Profile key={shown} memberId={shown} {...shared} />}
    </Sheet>
  );
}

interface ProfileProps extends Pick<ProfileSheetProps, 'linkTo' | 'securityLink'> {
  memberId: string;
}

function Profile({ memberId, ...shared }: ProfileProps) {
  const query = useApiQuery(getDownline, { memberId }, { staleTime: 0 });
  return (
    <Loaded query={query} skeleton={[44, 220, 220]}>
      {(profile) => <ProfileParts profile={profile} {...shared} />}
    </Loaded>
  );
}

interface ProfilePartsProps extends Pick<ProfileSheetProps, 'linkTo' | 'securityLink'> {
  profile: DownlineProfile;
}

function ProfileParts({ profile, linkTo, securityLink }: ProfilePartsProps) {
  const t = useDownlinesT();
  const [opened, setOpened] = useState<'transfer' | 'rebates' | null>(null);
  const { downline, transfer, rebates, canAdjustRebates } = profile;
  const close = () => setOpened(null);
  return (
    <div className={styles['sheet']}>
      <ProfileFacts profile={profile} linkTo={linkTo} />
      {transfer !== null && (
        <div className={styles['actions']}>
          <Button variant="primary" onClick={() => setOpened('transfer')}>
            {t('transfer.open')}
          </Button>
        </div>
      )}
      <ProfileSums profile={profile} />
      <RebateList
        rebates={rebates}
        action={
          canAdjustRebates && rebates.length > 0 ? (
            <Button size="small" onClick={() => setOpened('rebates')}>
              {t('rebates.change')}
            </Button>
          ) : undefined
        }
      />
      {downline.level === 1 && downline.kind === 'agent' && (
        <section className={styles['part']} aria-label={t('profile.contracts')}>
          <h4 className={styles['heading']}>{t('profile.contracts')}</h4>
          <ContractActions downline={{ id: downline.memberId, account: downline.account }} />
        </section>
      )}
      {transfer !== null && (
        <TransferDialog
          isOpen={opened === 'transfer'}
          downline={downline}
          terms={transfer}
          securityLink={securityLink}
          onClose={close}
        />
      )}
      <RebateDialog isOpen={opened === 'rebates'} profile={profile} onClose={close} />
    </div>
  );
}
