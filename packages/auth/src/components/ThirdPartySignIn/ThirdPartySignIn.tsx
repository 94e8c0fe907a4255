import { THIRD_PARTIES, type ThirdParty } from '@perya/api-client';
import { useSiteConfig, type SwitchName } from '@perya/site-config';

import type { SignIn } from '../../login/useSignIn';
import { useThirdParty } from '../../third-party/useThirdParty';
import { ThirdPartyButtons } from './ThirdPartyButtons';

const SWITCH_OF: Readonly<Record<ThirdParty, SwitchName>> = {
  google: 'googleLogin',
  facebook: 'facebookLogin',
  telegram: 'telegramLogin',
};

/** The third parties enabled by the operator. */
export function useThirdParties(): readonly ThirdParty[] {
  const { switches } = useSiteConfig();
  return THIRD_PARTIES.filter((provider) => switches[SWITCH_OF[provider]]);
}

/** Sign-in by a third party, with its window and request. */
export function ThirdPartySignIn({ signIn }: { signIn: SignIn }) {
  const providers = useThirdParties();
  const { state, start, show, stop } = useThirdParty(({ provider, ticket, verifier }) => {
    void signIn.attempt({ method: provider, ticket, verifier });
  });
  return (
    <ThirdPartyButtons
      providers={providers}
      state={state}
      isBusy={signIn.busy === 'third-party'}
      onStart={start}
      onShow={show}
      onStop={stop}
    />
  );
}
