import { getPointBalance, getPointConfig, type PointConfig } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Loaded, RefreshButton } from '@perya/page-kit';
import { requireLogin, requireTrueAccount, useIsSignedIn } from '@perya/session';
import { Button, LanternGlow } from '@perya/ui-kit';
import { ArrowRightLeft, Infinity as Forever } from 'lucide-react';
import { lazy, Suspense, useState, type ReactElement } from 'react';

import { maxConvertible, pointsValue } from '../convert/convertRules';
import { useT } from '../locales';
import { useLatch } from '../dialogs/useLatch';
import { EarningRates } from './EarningRates';
import styles from './PointHead.module.css';

const ConvertDialog = lazy(async () => ({
  default: (await import('../convert/ConvertDialog')).ConvertDialog,
}));

export interface PointHeadProps {
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** The member's points and their value, how points are earned, and that they don't expire. */
export function PointHead({ securityLink }: PointHeadProps) {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const config = useApiQuery(getPointConfig, {});
  return (
    <div className={styles['head']}>
      <section className={styles['purse']} aria-label={t('head.own')}>
        <LanternGlow tone="gold" placement="top" />
        {isSignedIn ? (
          <PointsPanel config={config.data} securityLink={securityLink} />
        ) : (
          <GuestPurse config={config.data} />
        )}
        <p className={styles['forever']}>
          <Forever aria-hidden="true" />
          {t('head.forever')}
        </p>
      </section>
      <EarningRates query={config} />
    </div>
  );
}

interface PointsPanelProps extends PointHeadProps {
  config: PointConfig | undefined;
}

function PointsPanel({ config, securityLink }: PointsPanelProps) {
  const t = useT();
  const { number, money } = useFormat();
  const [isConverting, setIsConverting] = useState(false);
  const wasConverting = useLatch(isConverting);
  const query = useApiQuery(getPointBalance, {}, { staleTime: 0 });
  return (
    <>
      <div className={styles['line']}>
        <h2 className={styles['label']}>{t('head.own')}</h2>
        <RefreshButton onPress={() => void query.refetch()} />
      </div>
      <Loaded query={query} skeleton={[54, 21, 44]}>
        {(points) => (
          <>
            <p className={styles['points']} data-numeric>
              {number(points)}
            </p>
            {config?.isConvertible === true && (
              <>
                <p className={styles['hint']}>
                  {t('head.worth', {
                    amount: money(
                      pointsValue(maxConvertible(points, config), config),
                      config.convertAmount.currency,
                    ),
                  })}
                </p>
                <Button
                  iconStart={<ArrowRightLeft />}
                  className={styles['action']}
                  onClick={() => requireTrueAccount(() => setIsConverting(true))}
                >
                  {t('head.convert')}
                </Button>
                {wasConverting && (
                  <Suspense fallback={null}>
                    <ConvertDialog
                      open={isConverting}
                      onClose={() => setIsConverting(false)}
                      config={config}
                      balance={points}
                      securityLink={securityLink}
                    />
                  </Suspense>
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function GuestPurse({ config }: { config: PointConfig | undefined }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <>
      <h2 className={styles['label']}>{t('head.guestTitle')}</h2>
      <p className={styles['guest']}>{t('head.guestText')}</p>
      {config?.isConvertible === true && (
        <p className={styles['hint']}>
          {t('head.rate', {
            count: config.convertPoints,
            amount: money(config.convertAmount.minor, config.convertAmount.currency),
          })}
        </p>
      )}
      <Button variant="primary" className={styles['action']} onClick={() => requireLogin()}>
        {t('guest.logIn')}
      </Button>
    </>
  );
}
