import { getMember, requireLogin, warnOfAccount, type AccountWarning } from '@perya/session';

/** What only real accounts may do: a guest signs in first, a trial account is told. */
export function forTrueAccounts(action: () => void): void {
  unlessTrial('in_need_true_account', action);
}

/** The chat of the players: a guest signs in first, a trial account is told. */
export function forChat(action: () => void): void {
  unlessTrial('in_please_information', action);
}

function unlessTrial(key: AccountWarning, action: () => void): void {
  // Asked again after a sign-in: that may have been one to a trial account.
  requireLogin(() => {
    if (getMember()?.accountType === 'trial') warnOfAccount(key);
    else action();
  });
}
