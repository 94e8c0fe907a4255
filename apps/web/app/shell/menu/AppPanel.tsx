import { useResource } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { use } from 'react';
import { Link } from 'react-router';

import { useRootData } from '../../runtime/rootData';
import { useLazyShellT } from '../locales';
import { openOverlay } from '../navigation/overlay';
import { MenuContext } from './MenuEntry';
import styles from './Panel.module.css';

/** Phone platforms by the operator's resource type (specification §3). The names aren't translated. */
const PHONES = [
  { name: 'Android', resource: 'Android', os: 'android' },
  { name: 'iOS', resource: 'MOBILECONFIG', os: 'ios' },
] as const;

/**
 * The app's QR codes, with the size and margin of the specification (§9), and a link to the installation
 * steps.
 */
export default function AppPanel() {
  const t = useLazyShellT();
  const { onLeave } = use(MenuContext);
  return (
    <>
      <p className={styles['hint']}>{t('service.app')}</p>
      <ul className={styles['apps']}>
        {PHONES.map(({ name, resource, os }) => (
          <App
            key={os}
            name={name}
            resource={resource}
            os={os}
            qr={t('service.appQr', { phone: name })}
          />
        ))}
        <App
          name={t('service.liteApp')}
          resource="LITEAPP"
          os="lite"
          qr={t('service.liteAppQr')}
          fallback="/"
        />
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

interface AppProps {
  name: string;
  resource: string;
  /** The tab of the download page. */
  os: string;
  /** Describes the QR code. */
  qr: string;
  /** Used if the operator has no such resource. */
  fallback?: string;
}

function App({ name, resource, os, qr, fallback = '' }: AppProps) {
  const { origin } = useRootData();
  const { onLeave } = use(MenuContext);
  const offered = useResource(resource);
  const link = offered?.qrCodeUrl || offered?.url || fallback;
  const address = link ? URL.parse(link, origin) : null;
  // Cameras open the scanned address, so only web addresses are allowed.
  const value = address && /^https?:$/.test(address.protocol) ? address.href : null;
  return (
    <li>
      {value && <QrCode value={value} label={qr} size={100} margin={0} />}
      <Link to={`/down?os=${os}`} onClick={onLeave}>
        {name}
      </Link>
    </li>
  );
}
