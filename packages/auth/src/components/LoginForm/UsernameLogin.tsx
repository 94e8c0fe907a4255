import type { Login, UsernameFields } from '../../login/useLogin';
import { LoginForm } from './LoginForm';

export interface UsernameLoginProps {
  login: Login;
  onForgotten?: (() => void) | undefined;
}

/** Sign-in by username, including its requests. */
export function UsernameLogin({ login, onForgotten }: UsernameLoginProps) {
  const { usernameForm: form, signIn } = login;
  const { captcha } = signIn;

  async function submit({ username: typed, password, captcha: answer }: UsernameFields) {
    const username = typed.trim();
    const error = await signIn.attempt(
      {
        method: 'username',
        username,
        password,
        ...(captcha && { captcha: answer.trim(), captchaKey: captcha.key }),
      },
      () => login.keep({ method: 'username', username, password }),
    );
    if (error?.field === 'captcha') {
      form.setError('captcha', { message: error.text }, { shouldFocus: true });
    }
  }

  return (
    <LoginForm
      form={form}
      captcha={captcha}
      failure={signIn.failure}
      isBusy={signIn.busy === 'form'}
      isRemembering={login.isRemembering}
      onRememberingChange={login.rememberingChosen}
      onForgotten={onForgotten}
      onSubmit={submit}
      onRefreshCaptcha={signIn.refreshCaptcha}
    />
  );
}
