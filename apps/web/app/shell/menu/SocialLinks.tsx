import { useResources } from '@perya/site-config';

import { useT } from '../../locales';
import styles from './SocialLinks.module.css';

/** The channels that the shell has a place for, with their names, which are nobody's to translate. */
const CHANNELS: Readonly<Record<string, string>> = {
  TELEGRAM: 'Telegram',
  LINE: 'LINE',
  WHATSAPP: 'WhatsApp',
  YOUTUBE: 'YouTube',
  TWITTER: 'X',
  FACEBOOK: 'Facebook',
};

/** Links to the operator's social channels, by name: the marks are theirs, not ours to draw. */
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
