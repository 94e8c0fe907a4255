import styles from './AccountForManagers.module.css';

/**
 * Whose new password stands in this form: read by password managers, which file it under this name.
 * People are told elsewhere. Empty until the platform has said it.
 */
export function AccountForManagers({ account }: { account: string }) {
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
