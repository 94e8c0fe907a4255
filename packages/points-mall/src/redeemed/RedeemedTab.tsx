import { Redemptions, useChosenParams } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { Button } from '@perya/ui-kit';

import { LoginPrompt } from '../components/LoginPrompt/LoginPrompt';
import { useT } from '../locales';
import { tabParams } from '../address/mallTabs';

/** The member's redeemed rewards, each with its timeline (specification §2, Redeem history). */
export function RedeemedTab() {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const [, setParams] = useChosenParams();
  if (!isSignedIn) {
    return <LoginPrompt title={t('redeemed.guestTitle')} text={t('redeemed.guestText')} />;
  }
  return (
    <section aria-label={t('tab.redeemed')}>
      <Redemptions
        wayOn={
          <Button onClick={() => setParams(() => tabParams('mall'))}>{t('redeemed.toMall')}</Button>
        }
      />
    </section>
  );
}
