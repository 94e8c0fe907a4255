import { getMemberInfo } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { PageFrame, useChosenParams, writeParam } from '@perya/page-kit';
import { Link } from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';

import type { AgentPageProps } from '../address/AgentPageProps';
import { useChoice } from '../address/useChoice';
import { readId } from './downlineFilter';
import { DownlineList } from './DownlineList';
import { useDownlinesT } from './locales';
import { ProfileSheet } from './profile/ProfileSheet';
import { DownlineTree } from './tree/DownlineTree';

const VIEWS = ['list', 'tree'] as const;

/**
 * The agent's downlines, as a searchable list and as a tree. Each has a profile with transfers, rebates and
 * contracts (specification §2, downline management).
 */
export function DownlineManagementPage({ linkTo, securityLink, uplineLink }: AgentPageProps) {
  const t = useDownlinesT();
  const [view, chooseView] = useChoice('downlineView', VIEWS);
  const [params, setParams] = useChosenParams();
  const info = useApiQuery(getMemberInfo, {});
  const open = (memberId: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        writeParam(next, 'downline', memberId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const contents = {
    list: <DownlineList linkTo={linkTo} onOpen={open} />,
    tree: <DownlineTree onOpen={open} />,
  };
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      actions={
        info.data?.canTransferToUpline === true ? (
          <Link render={uplineLink}>{t('toUpline')}</Link>
        ) : undefined
      }
    >
      <Tabs
        label={t('view.label')}
        variant="pill"
        value={view}
        onValueChange={chooseView}
        items={VIEWS.map((value) => ({
          value,
          label: t(`view.${value}`),
          content: contents[value],
        }))}
      />
      <ProfileSheet
        memberId={readId(params.get('downline'))}
        onClose={() => open(null)}
        linkTo={linkTo}
        securityLink={securityLink}
      />
    </PageFrame>
  );
}
