import { useResource } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { use } from 'react';
import { Link } from 'react-router';

import { useRootData } from '../../runtime/rootData';
import { useLazyShellT } from '../locales';
import { openOverlay } from '../navigation/overlay';
import { MenuSurroundingsContext } from './MenuEntry';
import styles from './Panel.module.css';

/** By the type of the operator's resource (specification §3). The names are nobody's to translate. */
const PHONES = [
  { name: 'Android', resource: 'Android', os: 'android' },
  { name: 'iOS', resource: 'MOBILECONFIG', os: 'ios' },
] as const;

/** The app's QR codes, size and margin of the specification (§9), and the way to the steps. */
export default function AppPanel() {
  const t = useLazyShellT();
  const { onLeave } = use(MenuSurroundingsContext);
  return (
    <>
      <p className={styles['hint']}>{t('service.app')}</p>
      <ul className={styles['apps']}>
        {PHONES.map((phone) => (
          <Phone key={phone.os} {...phone} />
        ))}
      </ul>
      <Button
        size="small"
        onClick={() => {
          onLeave?.();
          openOverlay('download');
        }}
      >
        {t('service.appSteps')}
      </Button>
    </>
  );
}

function Phone({ name, resource, os }: (typeof PHONES)[number]) {
  const t = useLazyShellT();
  const { origin } = useRootData();
  const { onLeave } = use(MenuSurroundingsContext);
  const offered = useResource(resource);
  const address = offered && URL.parse(offered.qrCodeUrl || offered.url, origin);
  // A camera opens what it reads: nothing but web addresses.
  const value = address && /^https?:$/.test(address.protocol) ? address.href : null;
  return (
    <li>
      {value && (
        <QrCode value={value} label={t('service.appQr', { phone: name })} size={100} margin={0} />
      )}
      <Link to={`/down?os=${os}`} onClick={onLeave}>
        {name}
      </Link>
    </li>
  );
}
