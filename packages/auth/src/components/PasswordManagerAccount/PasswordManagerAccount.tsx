import styles from './PasswordManagerAccount.module.css';

/**
 * The account that the form's new password belongs to, for password managers only; users see it elsewhere.
 * Empty until the platform has returned it.
 */
export function PasswordManagerAccount({ account }: { account: string }) {
  return (
    <input
      className={styles['account']}
      type="text"
      name="username"
      autoComplete="username"
      value={account}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
