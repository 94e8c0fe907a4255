import {
  changePassword,
  login,
  loginByToken,
  loginFreePlay,
  loginSecondFactor,
} from '@perya/api-client';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { changePassword as change } from './changePassword';
import { openFreePlay } from './freePlay';
import { signIn } from './login';
import { signInBySecondStep } from './secondStep';
import { mountThirdParties } from './third-party/routes';
import { signInByLink } from './tokenLink';

/** All ways to sign in; each ends in `admit`. */
export const signingIn: Module = {
  name: 'signIn',
  mount: mountThirdParties,
  routes: [
    serve(changePassword, change, { whenRestricted: true }),
    serve(login, signIn),
    serve(loginSecondFactor, signInBySecondStep),
    serve(loginByToken, signInByLink),
    serve(loginFreePlay, openFreePlay),
  ],
};
