import { Redemptions, useChosenParams } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';
import { Button, VisuallyHidden } from '@perya/ui-kit';
import { useId } from 'react';

import { LoginPrompt } from '../components/LoginPrompt/LoginPrompt';
import { useT } from '../locales';
import { tabParams } from '../address/mallTabs';

/** The member's redeemed rewards, each with its timeline (specification §2, Redeem history). */
export function RedeemedTab() {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const [, setParams] = useChosenParams();
  const titleId = useId();
  if (!isSignedIn) {
    return <LoginPrompt title={t('redeemed.guestTitle')} text={t('redeemed.guestText')} />;
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        <VisuallyHidden>{t('tab.redeemed')}</VisuallyHidden>
      </h2>
      <Redemptions
        wayOn={
          <Button onClick={() => setParams(() => tabParams('mall'))}>{t('redeemed.toMall')}</Button>
        }
      />
    </section>
  );
}
