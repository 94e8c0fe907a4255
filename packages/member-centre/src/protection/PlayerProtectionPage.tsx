import { getProtection, LIMIT_KINDS } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded, PageFrame } from '@perya/page-kit';

import type { MemberPageProps } from '../address/MemberPageProps';
import { BreakNotice } from './BreakNotice/BreakNotice';
import { BreakPanel } from './BreakPanel/BreakPanel';
import { HelpPanel } from './HelpPanel/HelpPanel';
import { useProtectionT } from './locales';
import { LimitPanel } from './LimitPanel/LimitPanel';
import { NetPositionPanel } from './NetPositionPanel/NetPositionPanel';
import { RealityCheckPanel } from './RealityCheckPanel/RealityCheckPanel';
import styles from './PlayerProtectionPage.module.css';

export type PlayerProtectionPageProps = Pick<MemberPageProps, 'linkTo'>;

/** Limits, reality checks, net position, breaks and help lines (decisions: Player protection). */
export function PlayerProtectionPage({ linkTo }: PlayerProtectionPageProps) {
  const t = useProtectionT();
  const query = useApiQuery(getProtection, {}, { staleTime: 0 });
  const { data } = query;
  return (
    <PageFrame title={t('page.title')} lead={t('page.lead')}>
      {data?.playBreak && (
        <BreakNotice
          playBreak={data.playBreak}
          currency={data.currency}
          withdraw={linkTo('withdraw')}
        />
      )}
      <Loaded query={query} skeleton={[210, 210]}>
        {(protection) => (
          <div className={styles['limits']}>
            {LIMIT_KINDS.map((kind) => (
              <LimitPanel key={kind} kind={kind} protection={protection} />
            ))}
            <RealityCheckPanel protection={protection} />
          </div>
        )}
      </Loaded>
      <NetPositionPanel />
      {data && <BreakPanel protection={data} withdraw={linkTo('withdraw')} />}
      <HelpPanel />
    </PageFrame>
  );
}
