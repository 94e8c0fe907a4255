import { Button, Checkbox, Link } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from './LoginActions.module.css';

export interface LoginActionsProps {
  rememberLabel: string;
  isRemembering: boolean;
  isBusy: boolean;
  onRememberingChange(isOn: boolean): void;
  /** Absent if no password is required, or the operator doesn't offer a reset. */
  onForgotten?: (() => void) | undefined;
}

/** The actions below the fields of both login methods. */
export function LoginActions({
  rememberLabel,
  isRemembering,
  isBusy,
  onRememberingChange,
  onForgotten,
}: LoginActionsProps) {
  const t = useT();
  return (
    <>
      <div className={styles['line']}>
        <Checkbox
          label={rememberLabel}
          checked={isRemembering}
          onChange={(event) => onRememberingChange(event.target.checked)}
        />
        {onForgotten && (
          <Link
            variant="standalone"
            className={styles['forgot']}
            render={<button type="button" onClick={onForgotten} />}
          >
            {t('loginForm.forgot')}
          </Link>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
        {t('loginForm.submit')}
      </Button>
    </>
  );
}
