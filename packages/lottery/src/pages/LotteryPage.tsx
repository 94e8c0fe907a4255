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

/** Beside the desk the menu is there at once; on a phone it comes from below, once it is asked for. */
const LotteryMenuPanel = lazy(async () => ({
  default: (await import('../menu/LotteryMenuPanel')).LotteryMenuPanel,
}));
const MenuSheet = lazy(async () => ({ default: (await import('../menu/MenuSheet')).MenuSheet }));

/** Pixels from which the menu stands beside the desk; the style sheet's own. */
const MENU_BESIDE = 1280;

export interface LotteryPageProps {
  /** A link or button that leads to the deposit page; stands where the balance is too low. */
  deposit?: ReactNode;
}

const addressOf = (code: string) => lotteryPath(code, lotteryOf(code)?.region !== undefined);

/** `/lottery?gameCode=&playType=`: a lottery to play, and the menu of all of them. */
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
