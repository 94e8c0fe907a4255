import { requireTrueAccount } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { openChat, useCustomerService, useUnreadChat, useUnreadMessages } from '@perya/support';
import { VisuallyHidden } from '@perya/ui-kit';
import {
  Crown,
  Gauge,
  Headset,
  LifeBuoy,
  Mail,
  Megaphone,
  MessagesSquare,
  PenLine,
} from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { withChatAccess } from '../../access/accountWarning';
import { useT } from '../../locales';
import { useLazyShellT } from '../locales';
import { centreAddress } from '../navigation/centres';
import { openOverlay } from '../navigation/overlay';
import { MenuContext } from './MenuEntry';
import styles from './Panel.module.css';

/** The customer service options, in the specification's order (§2, left side menu). */
export default function ServicePanel() {
  const t = useT();
  const words = useLazyShellT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { isVip, vipLabel, open } = useCustomerService();
  const hasChatRoom = useSwitch('chat');
  const unreadChat = useUnreadChat();
  const unreadMessages = useUnreadMessages();
  const readMessages = () =>
    requireTrueAccount(() => void navigate(centreAddress(params, 'member', 'messageV2')));
  return (
    <ul className={styles['links']}>
      <Action
        icon={isVip ? <Crown /> : <Headset />}
        name={isVip ? (vipLabel ?? t('rail.vipService')) : t('rail.liveChat')}
        onSelect={open}
      />
      {hasChatRoom && (
        <Action
          icon={<MessagesSquare />}
          name={words('service.chat')}
          count={unreadChat}
          onSelect={() => openChat(withChatAccess)}
        />
      )}
      <Action
        icon={<Mail />}
        name={words('account.messagesShort')}
        count={unreadMessages}
        onSelect={readMessages}
      />
      <Action
        icon={<Megaphone />}
        name={words('service.announcements')}
        onSelect={() => openOverlay('notices')}
      />
      <Action icon={<LifeBuoy />} name={t('page.help')} onSelect={() => openOverlay('help')} />
      <Action
        icon={<PenLine />}
        name={words('service.feedback')}
        onSelect={() => openOverlay('feedback')}
      />
      <Action
        icon={<Gauge />}
        name={t('rail.speedTest')}
        onSelect={() => openOverlay('speedTest')}
      />
    </ul>
  );
}

interface ActionProps {
  icon: ReactNode;
  name: string;
  /** Shown if greater than 0. */
  count?: number;
  onSelect: () => void;
}

function Action({ icon, name, count = 0, onSelect }: ActionProps): ReactNode {
  const { onLeave } = use(MenuContext);
  return (
    <li>
      <button
        type="button"
        className={styles['link']}
        onClick={() => {
          onLeave?.();
          onSelect();
        }}
      >
        <span className={styles['icon']} aria-hidden="true">
          {icon}
        </span>
        <span className={styles['name']}>{name}</span>
        {count > 0 && (
          <>
            <VisuallyHidden>: </VisuallyHidden>
            <span className={styles['badge']}>{count}</span>
          </>
        )}
      </button>
    </li>
  );
}
