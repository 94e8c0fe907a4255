import { useResource, useSiteConfig } from '@perya/site-config';

import { useT } from '../i18n';
import { OperatorLink, operatorTarget, type OperatorTarget } from './OperatorLink';
import styles from './Panel.module.css';

interface ServiceLink extends OperatorTarget {
  id: string;
  name: string;
}

/** What of customer service this operator has, and a link can lead to. */
export function useServiceLinks(): ServiceLink[] {
  const t = useT();
  const { serviceChannels } = useSiteConfig();
  const chat = serviceChannels.find(({ channel }) => channel === 'live-chat');
  const speedTest = useResource('SpeedTest');
  const links = [
    { id: 'chat', name: t('rail.liveChat'), address: chat?.address },
    { id: 'speedTest', name: t('rail.speedTest'), address: speedTest?.url },
  ];
  return links.flatMap(({ id, name, address }) => {
    const target = operatorTarget(address);
    return target ? [{ id, name, ...target }] : [];
  });
}

export function ServicePanel({ links }: { links: readonly ServiceLink[] }) {
  return (
    <ul className={styles['links']}>
      {links.map(({ id, name, ...target }) => (
        <li key={id}>
          <OperatorLink className={styles['link']} target={target} name={name}>
            <span className={styles['name']}>{name}</span>
          </OperatorLink>
        </li>
      ))}
    </ul>
  );
}
