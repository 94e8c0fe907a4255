import { useResources } from '@perya/site-config';

import { useT } from '../../locales';
import styles from './SocialLinks.module.css';

/** The supported social channels. Their names aren't translated. */
const CHANNELS: Readonly<Record<string, string>> = {
  TELEGRAM: 'Telegram',
  LINE: 'LINE',
  WHATSAPP: 'WhatsApp',
  YOUTUBE: 'YouTube',
  TWITTER: 'X',
  FACEBOOK: 'Facebook',
};

/** Links to the operator's social channels by name, because their logos are trademarks. */
export function SocialLinks() {
  const t = useT();
  const channels = useResources().flatMap(({ type, url }) => {
    const name = CHANNELS[type];
    return name && url.startsWith('https:') ? [{ type, url, name }] : [];
  });
  if (channels.length === 0) return null;
  return (
    <ul className={styles['channels']} aria-label={t('rail.social')}>
      {channels.map(({ type, url, name }) => (
        <li key={type}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('rail.opensWindow', { name })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
