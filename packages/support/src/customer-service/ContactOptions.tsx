import { useBrand, useSiteConfig } from '@perya/site-config';
import { Link } from '@perya/ui-kit';
import { Mail, MessageCircle, PenLine } from 'lucide-react';
import { Link as RouterLink } from 'react-router';

import styles from './CustomerService.module.css';
import { useT } from './locales';
import { closeServicePanel } from './service';
import { messengersOf, serviceAddress } from './serviceAddress';

const NAMES = { facebook: 'Facebook', telegram: 'Telegram', twitter: 'X (Twitter)' } as const;

interface WaysToReachUsProps {
  /** The contact form is directly above. */
  isBelowForm?: boolean;
}

/** Contact options that need no window: a message on the site, email, the operator's messengers. */
export function ContactOptions({ isBelowForm = false }: WaysToReachUsProps) {
  const t = useT();
  // The form is below the page's title, other contents of the panel below a dialog's.
  const Title = isBelowForm ? 'h2' : 'h3';
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
        {!isBelowForm && (
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
