import { useBrand, useSiteConfig } from '@perya/site-config';
import { Link } from '@perya/ui-kit';
import { Mail, MessageCircle, PenLine } from 'lucide-react';
import { Link as RouterLink } from 'react-router';

import styles from './CustomerService.module.css';
import { useT } from './locales';
import { closeServicePanel } from './service';
import { messengersOf, serviceAddress } from './serviceAddress';

const NAMES = { facebook: 'Facebook', telegram: 'Telegram', twitter: 'X (Twitter)' } as const;

interface ContactOptionsProps {
  /** Below the conversation with customer service, which is better than a message. */
  isOnDesk?: boolean;
}

/** Contact options that need no window: a message on the site, email, the operator's messengers. */
export function ContactOptions({ isOnDesk = false }: ContactOptionsProps) {
  const t = useT();
  // The desk has the page's title, the panel a dialog's.
  const Title = isOnDesk ? 'h2' : 'h3';
  const brand = useBrand();
  const { serviceChannels } = useSiteConfig();
  const messengers = messengersOf(serviceChannels).flatMap(({ channel, address }) => {
    const href = serviceAddress(address, brand);
    return href === null ? [] : [{ channel, href }];
  });
  return (
    <section className={styles['ways']} aria-label={t('ways.title')}>
      <Title>{t('ways.title')}</Title>
      <ul>
        {!isOnDesk && (
          <li>
            <PenLine aria-hidden />
            <Link
              variant="standalone"
              render={<RouterLink to="/helpmc?view=feedback" onClick={closeServicePanel} />}
            >
              {t('ways.write')}
            </Link>
          </li>
        )}
        <li>
          <Mail aria-hidden />
          <Link variant="standalone" href={`mailto:${brand.contacts.email}`}>
            {brand.contacts.email}
          </Link>
        </li>
        {messengers.map(({ channel, href }) => (
          <li key={channel}>
            <MessageCircle aria-hidden />
            <Link variant="standalone" href={href} externalLabel={t('ways.leaves')}>
              {NAMES[channel]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
