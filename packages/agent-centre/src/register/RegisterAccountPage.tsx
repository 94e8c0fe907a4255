import { PageFrame } from '@perya/page-kit';
import { Tabs } from '@perya/ui-kit/tabs';

import type { AgentPageProps } from '../address/AgentPageProps';
import { useChoice } from '../address/useChoice';
import { AffiliatePanel } from './AffiliatePanel';
import { CreatePanel } from './CreatePanel';
import { useRegisterT } from './locales';
import { LinksPanel } from './LinksPanel';

const TABS = ['create', 'links', 'affiliate'] as const;

/**
 * Ways to recruit downlines: new accounts, registration links, the affiliate program (specification §2,
 * register account centre; §1, affiliate programme).
 */
export function RegisterAccountPage({ linkTo }: Pick<AgentPageProps, 'linkTo'>) {
  const t = useRegisterT();
  const [tab, choose] = useChoice('registerBy', TABS);
  const contents = {
    create: <CreatePanel linkTo={linkTo} />,
    links: <LinksPanel />,
    affiliate: <AffiliatePanel />,
  };
  return (
    <PageFrame title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={choose}
        items={TABS.map((value) => ({ value, label: t(`tab.${value}`), content: contents[value] }))}
      />
    </PageFrame>
  );
}
