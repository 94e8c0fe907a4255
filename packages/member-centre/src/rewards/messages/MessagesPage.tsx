import { PageFrame, useChosenParams } from '@perya/page-kit';
import { Tabs } from '@perya/ui-kit/tabs';

import { useT } from '../../locales';
import { useRewardsT } from '../locales';
import { Announcements } from './Announcements';
import { Inbox } from './Inbox';

const ANNOUNCEMENTS = 'announcements';

/** Messages to the member and announcements (specification §2, messageV2). */
export function MessagesPage() {
  const t = useRewardsT();
  const names = useT();
  const [params, setParams] = useChosenParams();
  const tab = params.get('tab') === ANNOUNCEMENTS ? ANNOUNCEMENTS : 'inbox';
  const choose = (next: string) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === ANNOUNCEMENTS) changed.set('tab', next);
        else changed.delete('tab');
        return changed;
      },
      { replace: true },
    );
  return (
    <PageFrame title={names('centre.messageV2')}>
      <Tabs
        label={t('messages.tabs')}
        value={tab}
        onValueChange={choose}
        items={[
          { value: 'inbox', label: t('messages.inbox'), content: <Inbox /> },
          {
            value: ANNOUNCEMENTS,
            label: t('messages.announcements'),
            content: <Announcements />,
          },
        ]}
      />
    </PageFrame>
  );
}
