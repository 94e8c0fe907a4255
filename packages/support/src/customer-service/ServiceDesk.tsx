import { useIsSignedIn, useIsVip, useMember, useVipServiceLabel } from '@perya/session';
import { LanternGlow, useIsHydrated } from '@perya/ui-kit';
import { Crown, MessagesSquare } from 'lucide-react';

import { Conversation } from './conversation/Conversation';
import styles from './CustomerService.module.css';
import { useT } from './locales';
import { ContactOptions } from './ContactOptions';

export interface ServiceDeskProps {
  /** Requests the VIP desk; members without VIP rank get the regular one, whatever the URL says. */
  isVipDesk: boolean;
}

/**
 * The site's own service desk, for operators without a chat vendor: a conversation, designed for the 440 px
 * service window, which also works on phones.
 */
export function ServiceDesk({ isVipDesk }: ServiceDeskProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const isMemberKnown = useMember() !== null;
  const isVip = useIsVip() && isVipDesk;
  const vipLabel = useVipServiceLabel() ?? t('desk.vip');
  const isHydrated = useIsHydrated();
  // The rank decides on the desk, so it must be known first.
  const isReady = isHydrated && (!isVipDesk || !isSignedIn || isMemberKnown);
  const Icon = isVip ? Crown : MessagesSquare;
  return (
    <div className={styles['desk']}>
      <section
        className={styles['room']}
        aria-labelledby="service-desk"
        data-vip={isVip || undefined}
      >
        <header className={styles['deskHead']}>
          <LanternGlow tone={isVip ? 'gold' : 'coral'} placement="top" />
          <Icon className={styles['icon']} strokeWidth={1.5} aria-hidden />
          <h1 id="service-desk">{isVip ? vipLabel : t('desk.title')}</h1>
        </header>
        {isReady && (
          // A guest has another conversation, and other unsent messages.
          <Conversation
            key={isSignedIn ? 'member' : 'guest'}
            channel={isVip ? 'vip' : 'live-chat'}
          />
        )}
      </section>
      <ContactOptions isOnDesk />
    </div>
  );
}
