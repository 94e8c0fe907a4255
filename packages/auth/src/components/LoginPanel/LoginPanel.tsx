import { RichText, useErrorText } from '@perya/i18n';
import { useBrand, useSwitch } from '@perya/site-config';
import { Button, Link, Skeleton } from '@perya/ui-kit';
import { Tabs } from '@perya/ui-kit/tabs';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';

import { useT } from '../../locales';
import type { Login } from '../../login/useLogin';
import { startForgotPassword } from '../../stores/authStep';
import { SelfExclusionHelp } from '../SelfExclusionHelp/SelfExclusionHelp';
import { FormFailure } from '../FormFailure/FormFailure';
import { UsernameLogin } from '../LoginForm/UsernameLogin';
import { ThirdPartySignIn, useThirdParties } from '../ThirdPartySignIn/ThirdPartySignIn';
import styles from './LoginPanel.module.css';

/**
 * Loaded lazily, because most users log in by username: countries, codes and phone rules load when their tab
 * is selected.
 */
const PhoneLogin = lazy(async () => ({
  default: (await import('../PhoneLoginForm/PhoneLogin')).PhoneLogin,
}));

export interface LoginPanelProps {
  login: Login;
  /** The "Register" control: a button that switches the dialog, or a link to the page. */
  register: ReactElement<Record<string, unknown>>;
}

/** Every login method enabled by the operator. The same in the dialog and on the page. */
export function LoginPanel({ login, register }: LoginPanelProps) {
  const t = useT();
  const canRegister = useSwitch('directRegistration');
  const { birthdayAgeLimit: age } = useBrand();
  return (
    <div className={styles['panel']}>
      <Notice login={login} />
      <Ways login={login} />
      {login.signIn.isSelfExcluded && <SelfExclusionHelp />}
      {canRegister && (
        <p className={styles['register']}>
          <RichText
            text={t('loginPanel.noAccount')}
            tags={{ register: (words) => <Link render={register}>{words}</Link> }}
          />
        </p>
      )}
      <OtherWays login={login} />
      <p className={styles['age']}>{t('loginPanel.age', { age })}</p>
    </div>
  );
}

/** The message of the previous step. */
function Notice({ login: { notice } }: { login: Login }) {
  const t = useT();
  const errorText = useErrorText();
  if (notice?.kind === 'failed') return <FormFailure text={errorText(notice.error)} />;
  return (
    // Rendered before its text, so that the text is announced.
    <p className={styles['notice']} role="status" hidden={!notice}>
      {notice && <CircleCheck aria-hidden="true" />}
      {notice && t('loginPanel.changed')}
    </p>
  );
}

function Ways({ login }: { login: Login }) {
  const t = useT();
  const { mode, modeChosen, hasModes } = login;
  const byMail = useSwitch('forgotByEmail');
  const byMobile = useSwitch('forgotByMobile');
  const onForgotten = byMail || byMobile ? startForgotPassword : undefined;
  const byUsername = <UsernameLogin login={login} onForgotten={onForgotten} />;
  if (!hasModes) return byUsername;
  return (
    <Tabs
      label={t('loginPanel.methods')}
      variant="pill"
      fullWidth
      value={mode}
      onValueChange={modeChosen}
      items={[
        { value: 'username', label: t('loginPanel.byUsername'), content: byUsername },
        {
          value: 'phone',
          label: t('loginPanel.byMobile'),
          content: (
            <Suspense fallback={<Skeleton shape="block" height="14.5rem" />}>
              <PhoneLogin login={login} onForgotten={onForgotten} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

function OtherWays({ login: { signIn } }: { login: Login }) {
  const t = useT();
  const hasFreePlay = useSwitch('freePlay');
  const hasThirdParties = useThirdParties().length > 0;
  if (!hasFreePlay && !hasThirdParties) return null;
  return (
    <div className={styles['others']}>
      <p className={styles['or']}>
        <span>{t('loginPanel.or')}</span>
      </p>
      {hasThirdParties && <ThirdPartySignIn signIn={signIn} />}
      {hasFreePlay && (
        <Button
          variant="quiet"
          fullWidth
          busy={signIn.busy === 'free-play'}
          onClick={() => void signIn.playFree()}
        >
          {t('loginPanel.freePlay')}
        </Button>
      )}
    </div>
  );
}
