import { useSignIn } from '../../useSignIn';
import { LoginForm } from '../LoginForm/LoginForm';

export interface LoginPanelProps {
  /** After the session stands. `ranPendingAction`: something else decides where the visitor goes. */
  onSignedIn(ranPendingAction: boolean): void;
}

/** The sign-in form with its calls; the same in the dialog and on the page. */
export function LoginPanel({ onSignedIn }: LoginPanelProps) {
  const { captcha, error, isBusy, submit, refreshCaptcha } = useSignIn({ onSignedIn });
  return (
    <LoginForm
      captcha={captcha}
      error={error}
      isBusy={isBusy}
      onSubmit={submit}
      onRefreshCaptcha={refreshCaptcha}
    />
  );
}
