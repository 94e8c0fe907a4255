import { getMember, requireLogin, showAccountWarning, type AccountWarning } from '@perya/session';

/** Runs an action that only real accounts may take. Guests sign in first; trial accounts see a message. */
export function withTrueAccount(action: () => void): void {
  unlessTrial('in_need_true_account', action);
}

/** Opens the players' chat. Guests sign in first; trial accounts see a message. */
export function withChatAccess(action: () => void): void {
  unlessTrial('in_please_information', action);
}

function unlessTrial(key: AccountWarning, action: () => void): void {
  // Checked again after sign-in, because the visitor may have signed in to a trial account.
  requireLogin(() => {
    if (getMember()?.accountType === 'trial') showAccountWarning(key);
    else action();
  });
}
