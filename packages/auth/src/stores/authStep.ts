import type { LoginMethod, LoginOutcome, SecondFactorChallenge } from '@perya/api-client';
import { createStore, useStore } from 'zustand';

/** Which dialog of the way in is open, over the login or alone. */
export type AuthStep =
  | {
      readonly kind: 'change-password';
      readonly account: string;
      /** `first-login` may be put off; the others hold the session back. */
      readonly reason: 'default' | 'expired' | 'first-login';
      /** From the sign-in just made; then it is not asked for again. In memory through this step only. */
      readonly knownPassword?: string | undefined;
    }
  | {
      readonly kind: 'second-factor';
      readonly challenge: SecondFactorChallenge;
      /** The way in that has begun the sign-in; a link decides as little as a code by text message. */
      readonly method: LoginMethod;
      /** Ends the sign-in as its way in does. In memory through this step only. */
      readonly goOn: (outcome: OpenedOutcome) => Promise<void>;
    }
  | { readonly kind: 'forgot-password' }
  | { readonly kind: 'reset-password'; readonly token: string }
  | { readonly kind: 'token-link'; readonly token: string };

/** What a second step that was passed ends in. */
export type OpenedOutcome = Extract<
  LoginOutcome,
  { kind: 'signed-in' | 'password-change-required' }
>;

export type SecondFactorStep = Extract<AuthStep, { kind: 'second-factor' }>;

export type ChangePasswordStep = Extract<AuthStep, { kind: 'change-password' }>;

/** A link that the visitor came by; its token has left the address bar already. */
export interface FollowedLink {
  readonly kind: 'reset' | 'login';
  readonly token: string;
}

/** What the login says when a step has led back to it. */
export type LoginNotice =
  /** Sign in with the new password; the username is filled in. */
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

/** The visitor asks for a way back in. */
export function passwordForgotten(): void {
  store.setState({ step: { kind: 'forgot-password' }, notice: null });
}

/** A sign-in has ended in a password that has to be changed first, or should be. */
export function passwordMustChange(step: Omit<ChangePasswordStep, 'kind'>): void {
  store.setState({ step: { kind: 'change-password', ...step }, notice: null });
}

/** A sign-in is half done: a code of the authenticator app is asked for. */
export function secondFactorAsked(step: Omit<SecondFactorStep, 'kind'>): void {
  store.setState({ step: { kind: 'second-factor', ...step }, notice: null });
}

export function linkFollowed({ kind, token }: FollowedLink): void {
  const step = kind === 'reset' ? 'reset-password' : 'token-link';
  store.setState({ step: { kind: step, token }, notice: null });
}

/** The step is over or given up; with it goes the password that it knew. */
export function stepClosed(): void {
  store.setState({ step: null });
}

/** A new password holds: the step closes, and the login says so, with the username filled in. */
export function passwordChanged(account: string): void {
  store.setState({ step: null, notice: { kind: 'password-changed', account } });
}

/** The step cannot go on; the login says why. */
export function stepFailed(error: unknown): void {
  store.setState({ step: null, notice: { kind: 'failed', error } });
}

/** The visitor has gone on from what the login said. */
export function loginNoticeSeen(): void {
  store.setState({ notice: null });
}
