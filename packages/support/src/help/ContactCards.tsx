import { useBrand } from '@perya/site-config';
import { Crown, Gauge, Headset, Mail, PenLine, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { cloneElement } from 'react';

import { useCustomerService } from '../customer-service/useCustomerService';
import styles from './Help.module.css';
import { HelpLink } from './HelpLink';
import { useT } from './locales';

/** Contact options for visitors who haven't found an answer: live support, a message, email, a speed test. */
export function ContactCards() {
  const t = useT();
  const { contacts } = useBrand();
  const { isVip, vipLabel, open } = useCustomerService();
  return (
    <section id="ask" className={styles['section']} aria-labelledby="help-ask">
      <h2 id="help-ask">{t('ask.title')}</h2>
      <div className={styles['contacts']}>
        <ContactCard
          icon={isVip ? Crown : Headset}
          title={isVip ? (vipLabel ?? t('ask.vip')) : t('ask.chat')}
          text={t('ask.chatText')}
          element={<button type="button" onClick={open} />}
        />
        <ContactCard
          icon={PenLine}
          title={t('ask.write')}
          text={t('ask.writeText')}
          element={<HelpLink to={{ kind: 'feedback' }} />}
        />
        <ContactCard
          icon={Mail}
          title={t('ask.mail')}
          text={contacts.email}
          // Renders the card as a link.
          element={<a href={`mailto:${contacts.email}`} />}
        />
        <ContactCard
          icon={Gauge}
          title={t('ask.speed')}
          text={t('ask.speedText')}
          element={<HelpLink to={{ kind: 'speed' }} />}
        />
      </div>
    </section>
  );
}

interface ContactCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The link or button that covers the card. */
  element: ReactElement<Record<string, unknown>>;
}

function ContactCard({ icon: Icon, title, text, element }: ContactCardProps) {
  return cloneElement(
    element,
    { className: styles['contact'] },
    <Icon strokeWidth={1.5} aria-hidden />,
    <span className={styles['contactTitle']}>{title}</span>,
    <span className={styles['contactText']}>{text}</span>,
  );
}
