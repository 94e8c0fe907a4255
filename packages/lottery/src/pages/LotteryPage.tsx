import { listRecentLotteries } from '@perya/api-client';
import { lotteryOf, type Lottery } from '@perya/rules/lottery';
import { lotteryPath, useBrand } from '@perya/site-config';
import { Button, Skeleton } from '@perya/ui-kit';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { RenderTime } from '../clock/RenderTime';
import { useT } from '../locales';
import { LotteryMenuPanel } from '../menu/LotteryMenuPanel';
import { useLotteryMenu } from '../menu/useLotteryMenu';
import { firstLottery } from '../queries/lotteryQueries';
import { RecentLotteries } from '../shelf/RecentLotteries';
import { useIsWide } from '../viewport/useIsWide';
import { LotteryDesk } from './LotteryDesk';
import styles from './LotteryPage.module.css';
import { UnknownLottery } from './UnknownLottery';

/** On a phone, the menu is a sheet, opened on demand. */
const MenuSheet = lazy(async () => ({ default: (await import('../menu/MenuSheet')).MenuSheet }));

/** Width in pixels from which the menu is beside the desk; matches the style sheet. */
const MENU_BESIDE = 1280;

/** Props of {@link LotteryPage}. */
export interface LotteryPageProps {
  /** A link or button to the deposit page, shown when the balance is too low. */
  deposit?: ReactNode;
  /** The platform's time at which the server rendered the page, in milliseconds. */
  renderedAt?: number | undefined;
}

const addressOf = (code: string) => lotteryPath(code, lotteryOf(code)?.region !== undefined);

/**
 * `/lottery?gameCode=&playType=`: a lottery to play, and the menu of all lotteries. Without a `gameCode`, it's
 * the menu's first lottery. Where the menu isn't beside the desk, members have a row of those they played last.
 */
export function LotteryPage({ deposit, renderedAt }: LotteryPageProps) {
  const t = useT();
  const [params] = useSearchParams();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // The server renders the menu, which style sheets hide on narrow screens.
  const isWide = useIsWide(MENU_BESIDE, true);
  // The server reserves the row, which style sheets hide on wide screens.
  const hasRecentRow = !useIsWide(MENU_BESIDE);
  const choice = useChoice(params.get('gameCode'));
  const code = choice?.code ?? '';
  return (
    <RenderTime at={renderedAt}>
      <div className={styles['page']}>
        <aside className={styles['menu']}>
          {isWide && <LotteryMenuPanel current={code} addressOf={addressOf} />}
        </aside>
        <div className={styles['content']}>
          <header className={styles['head']}>
            <h1 className={styles['title']}>{choice?.name ?? t('menu.title')}</h1>
            <Button
              className={styles['all']}
              size="small"
              iconStart={<LayoutGrid />}
              onClick={() => setIsMenuOpen(true)}
            >
              {t('menu.open')}
            </Button>
          </header>
          {hasRecentRow && (
            <div className={styles['recent']} data-print-hide="">
              <RecentLotteries call={listRecentLotteries} current={code} addressOf={addressOf} />
            </div>
          )}
          {choice === undefined && <UnknownLottery page="/lottery" />}
          {choice === null && <Skeleton shape="block" height={PENDING_HEIGHT} />}
          {choice && <LotteryDesk lottery={choice} deposit={deposit} />}
        </div>
        {isMenuOpen && (
          <Suspense>
            <MenuSheet current={code} addressOf={addressOf} onClose={() => setIsMenuOpen(false)} />
          </Suspense>
        )}
      </div>
    </RenderTime>
  );
}

/** About the height of a desk, in pixels. */
const PENDING_HEIGHT = 720;

/** The lottery in the URL, or the menu's first; null while the menu loads, undefined if there is none. */
function useChoice(code: string | null): Lottery | null | undefined {
  const { data, isPending } = useLotteryMenu();
  const brand = useBrand();
  if (code !== null) return lotteryOf(code);
  return isPending ? null : firstLottery(data, brand);
}
