import { useIsVip } from '@perya/session';
import { useBrand } from '@perya/site-config';
import { Badge, Banderitas, LanternGlow } from '@perya/ui-kit';
import { Crown, MessagesSquare } from 'lucide-react';

import { FeedbackForm } from '../feedback/FeedbackForm';
import styles from './CustomerService.module.css';
import { useT } from './locales';
import { ContactOptions } from './ContactOptions';

export interface ServiceDeskProps {
  /** Requests the VIP desk; members without VIP rank get the regular one, whatever the URL says. */
  isVipDesk: boolean;
}

/**
 * The site's own service desk, for operators without a chat vendor: designed for the 440 px service window,
 * and also works on phones.
 */
export function ServiceDesk({ isVipDesk }: ServiceDeskProps) {
  const t = useT();
  const { name } = useBrand();
  const isVip = useIsVip() && isVipDesk;
  return (
    <section className={styles['desk']} aria-labelledby="service-desk">
      <header className={styles['deskHead']} data-vip={isVip || undefined}>
        <LanternGlow tone={isVip ? 'gold' : 'coral'} placement="top" />
        {isVip ? (
          <Badge tone="gold" icon={<Crown />}>
            {t('desk.vip')}
          </Badge>
        ) : (
          <MessagesSquare className={styles['icon']} strokeWidth={1.5} aria-hidden />
        )}
        <h1 id="service-desk">{t('desk.title')}</h1>
        <p>{t(isVip ? 'desk.vipText' : 'desk.text', { brand: name })}</p>
      </header>
      <Banderitas size="small" tone="quiet" />
      <div className={styles['deskBody']}>
        <FeedbackForm />
        <ContactOptions isBelowForm />
      </div>
    </section>
  );
}
