import type { RouterHost } from '@perya/api-client';
import { Badge, Button } from '@perya/ui-kit';
import { useLocation } from 'react-router';

import { useT } from './locales';
import styles from './SpeedTest.module.css';
import type { HostSpeed } from './useSpeedTest';

/** Upper limits of "quick" (a press feels immediate) and "fair", in milliseconds. */
const QUICK_MS = 120;
const FAIR_MS = 400;
/** The bar's scale ends at this latency. */
const SLOWEST_MS = 1000;

interface HostRowProps {
  host: RouterHost;
  speed: HostSpeed;
  isFastest: boolean;
}

/** One host: its latency as a number, a bar and a word, and a link to it. */
export function HostRow({ host: { domain, origin }, speed, isFastest }: HostRowProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  // Hosts are only fetched in the browser: no row is rendered on the server.
  const isHere = location.host === domain.toLowerCase();
  return (
    <li className={styles['host']} data-speed={speedWord(speed)}>
      <div className={styles['line']}>
        <span className={styles['name']}>{domain}</span>
        {isFastest && <Badge tone="success">{t('row.fastest')}</Badge>}
        {isHere && <Badge>{t('row.here')}</Badge>}
      </div>
      <span className={styles['bar']} aria-hidden>
        <span style={{ inlineSize: `${barPercent(speed)}%` }} />
      </span>
      <span className={styles['speed']}>
        {speed.kind === 'answered' ? (
          <>
            <span data-numeric>{t('row.ms', { ms: speed.ms })}</span> ·{' '}
            {t(`speed.${wordOf(speed.ms)}`)}
          </>
        ) : (
          t(`speed.${speed.kind}`)
        )}
      </span>
      {!isHere && speed.kind === 'answered' && (
        <Button
          className={styles['switch']}
          size="small"
          variant={isFastest ? 'primary' : 'secondary'}
          // Renders the button as a link to the same page on the other host.
          render={<a href={origin + pathname + search} />}
          aria-label={t('row.switchTo', { host: domain })}
        >
          {t('row.switch')}
        </Button>
      )}
    </li>
  );
}

const wordOf = (ms: number) => (ms <= QUICK_MS ? 'quick' : ms <= FAIR_MS ? 'fair' : 'slow');

const speedWord = (speed: HostSpeed) => (speed.kind === 'answered' ? wordOf(speed.ms) : speed.kind);

/** Longer is faster: the bar is what remains of a second. */
function barPercent(speed: HostSpeed): number {
  if (speed.kind !== 'answered') return 0;
  return Math.max(6, 100 - (Math.min(speed.ms, SLOWEST_MS) / SLOWEST_MS) * 100);
}
