import type { LoginMethod, LoginOutcome, SecondFactorChallenge } from '@perya/api-client';
import { createStore, useStore } from 'zustand';

/** The open sign-in dialog, over the login or on its own. */
export type AuthStep =
  | {
      readonly kind: 'change-password';
      readonly account: string;
      /** `first-login` can be postponed; the others block the session. */
      readonly reason: 'default' | 'expired' | 'first-login';
      /** From the sign-in just completed, so it isn't asked for again. In memory during this step only. */
      readonly knownPassword?: string | undefined;
    }
  | {
      readonly kind: 'second-factor';
      readonly challenge: SecondFactorChallenge;
      /** The method that started the sign-in. Links are treated like text message codes. */
      readonly method: LoginMethod;
      /** Completes the sign-in for its method. In memory during this step only. */
      readonly goOn: (outcome: SecondFactorOutcome) => Promise<void>;
    }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'reset-password'; readonly token: string }
  | { readonly kind: 'token-link'; readonly token: string };

/** The result of a completed second step. */
export type SecondFactorOutcome = Extract<
  LoginOutcome,
  { kind: 'signed-in' | 'password-change-required' }
>;

export type SecondFactorStep = Extract<AuthStep, { kind: 'second-factor' }>;

export type ChangePasswordStep = Extract<AuthStep, { kind: 'change-password' }>;

/** The link that the visitor followed. Its token is already removed from the address bar. */
export interface FollowedLink {
  readonly kind: 'reset' | 'login';
  readonly token: string;
}

/** The message shown by the login when a step returns to it. */
export type LoginNotice =
  /** Sign in with the new password; the username is prefilled. */
  | { readonly kind: 'password-changed'; readonly account: string }
  | { readonly kind: 'failed'; readonly error: unknown };

interface AuthStepState {
  readonly step: AuthStep | null;
  readonly notice: LoginNotice | null;
}

const store = createStore<AuthStepState>(() => ({ step: null, notice: null }));

export function useAuthStep(): AuthStep | null {
  return useStore(store, ({ step }) => step);
}

export function useLoginNotice(): LoginNotice | null {
  return useStore(store, ({ notice }) => notice);
}

/** The visitor wants to reset the password. */
export function startForgotPassword(): void {
  store.setState({ step: { kind: 'forgot-password' }, notice: null });
}

/** The password must be changed before the sign-in completes, or should be. */
export function startPasswordChange(step: Omit<ChangePasswordStep, 'kind'>): void {
  store.setState({ step: { kind: 'change-password', ...step }, notice: null });
}

/** The sign-in requires an authenticator code. */
export function startSecondFactor(step: Omit<SecondFactorStep, 'kind'>): void {
  store.setState({ step: { kind: 'second-factor', ...step }, notice: null });
}

export function openFollowedLink({ kind, token }: FollowedLink): void {
  const step = kind === 'reset' ? 'reset-password' : 'token-link';
  store.setState({ step: { kind: step, token }, notice: null });
}

/** The step was completed or canceled. Clears the password it held. */
export function closeStep(): void {
  store.setState({ step: null });
}

/** The password was changed. Closes the step; the login shows a message with the username prefilled. */
export function completePasswordChange(account: string): void {
  store.setState({ step: null, notice: { kind: 'password-changed', account } });
}

/** The step failed. The login shows the error. */
export function failStep(error: unknown): void {
  store.setState({ step: null, notice: { kind: 'failed', error } });
}

/** The visitor has dismissed the login's message. */
export function dismissLoginNotice(): void {
  store.setState({ notice: null });
}
