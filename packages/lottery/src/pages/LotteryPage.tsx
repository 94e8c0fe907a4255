import { LOTTERIES, lotteryOf } from '@perya/rules/lottery';
import { lotteryPath } from '@perya/site-config';
import { Button } from '@perya/ui-kit';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { PlayDesk } from '../desk/PlayDesk';
import { useT } from '../locales';
import { LotteryViews } from '../results/views/LotteryViews';
import { useIsWide } from '../viewport/useIsWide';
import styles from './LotteryPage.module.css';

/** Rendered immediately beside the desk; on a phone it's a sheet, opened on demand. */
const LotteryMenuPanel = lazy(async () => ({
  default: (await import('../menu/LotteryMenuPanel')).LotteryMenuPanel,
}));
const MenuSheet = lazy(async () => ({ default: (await import('../menu/MenuSheet')).MenuSheet }));

/** Width in pixels from which the menu is beside the desk; matches the style sheet. */
const MENU_BESIDE = 1280;

export interface LotteryPageProps {
  /** A link or button to the deposit page, shown when the balance is too low. */
  deposit?: ReactNode;
}

const addressOf = (code: string) => lotteryPath(code, lotteryOf(code)?.region !== undefined);

/** `/lottery?gameCode=&playType=`: a lottery to play, and the menu of all lotteries. */
export function LotteryPage({ deposit }: LotteryPageProps) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isWide = useIsWide(MENU_BESIDE);
  const lottery = lotteryOf(params.get('gameCode') ?? '') ?? LOTTERIES[0];
  if (lottery === undefined) return null;
  const { code, name, defaultPlayType } = lottery;
  const choosePlayType = (playType: string) =>
    setParams(
      (now) => {
        now.set('gameCode', code);
        now.set('playType', playType);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles['page']}>
      <aside className={styles['menu']}>
        {isWide && (
          <Suspense>
            <LotteryMenuPanel current={code} addressOf={addressOf} />
          </Suspense>
        )}
      </aside>
      <div className={styles['content']}>
        <header className={styles['head']}>
          <h1 className={styles['title']}>{name}</h1>
          <Button
            className={styles['all']}
            size="small"
            iconStart={<LayoutGrid />}
            onClick={() => setIsMenuOpen(true)}
          >
            {t('menu.open')}
          </Button>
        </header>
        <LotteryViews lottery={lottery}>
          <PlayDesk
            key={code}
            lottery={lottery}
            playType={params.get('playType') ?? defaultPlayType}
            onPlayTypeChange={choosePlayType}
            deposit={deposit}
          />
        </LotteryViews>
      </div>
      {isMenuOpen && (
        <Suspense>
          <MenuSheet current={code} addressOf={addressOf} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
