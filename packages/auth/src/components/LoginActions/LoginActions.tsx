import { Button, Checkbox, Link } from '@perya/ui-kit';

import { useT } from '../../locales';
import styles from './LoginActions.module.css';

export interface LoginActionsProps {
  rememberLabel: string;
  isRemembering: boolean;
  isBusy: boolean;
  onRememberingChange(isOn: boolean): void;
  /** Absent where no password is asked for, or the operator offers no way back in. */
  onForgotten?: (() => void) | undefined;
}

/** What stands under the fields of both ways to log in. */
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
