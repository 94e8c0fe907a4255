import { Button, EmptyState } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useT } from '../locales';
import { HiddenBarsPage, BarsToggle } from '../shell/layout/HiddenBarsPage';
import styles from './FullWindowPage.module.css';
import { usePagesT } from './locales';
import { PlayPage } from './PlayPage';

/** Full-window page for games that are sites of their own, such as a sportsbook. */
export function SeamlessPage() {
  return (
    <HiddenBarsPage>
      <PlayPage lead={<BarsToggle />} empty={<NoGame />} />
    </HiddenBarsPage>
  );
}

function NoGame() {
  const t = usePagesT();
  const shellT = useT();
  return (
    <div className={styles['page']}>
      <BarsToggle className={styles['toggle']} />
      <h1 className={styles['heading']}>{shellT('page.game')}</h1>
      <EmptyState
        titleLevel={2}
        title={t('seamless.title')}
        description={t('seamless.body')}
        action={
          <Button variant="primary" render={<Link to="/rng" />}>
            {t('notFound.games')}
          </Button>
        }
      />
    </div>
  );
}
