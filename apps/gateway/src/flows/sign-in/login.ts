import type { login } from '@perya/api-client';
import type { Call } from '../../kernel/http/serve';
import { signInBySms } from './smsLogin';
import { signInByThirdParty } from './thirdPartyLogin';
import { signInByUsername } from './usernameLogin';

export type LoginCall = Call<typeof login>;

/** Signs in with the method that the call names. */
export function signIn({ input, ctx }: LoginCall) {
  switch (input.type) {
    case 'USERNAME':
      return signInByUsername({ input, ctx });
    case 'SMS':
      return signInBySms({ input, ctx });
    case 'GOOGLE':
    case 'FACEBOOK':
    case 'TELEGRAM':
      return signInByThirdParty({ input, ctx });
  }
}
