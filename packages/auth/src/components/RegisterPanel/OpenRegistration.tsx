import { RichText } from '@perya/i18n';
import type { RegisterMethod, RegisterOptions } from '@perya/rules/accounts';
import { Tabs } from '@perya/ui-kit/tabs';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useCaptcha } from '../../captcha/useCaptcha';
import { useCodeSender } from '../../codes/useCodeSender';
import { useT } from '../../locales';
import { useRegisterForm } from '../../register/useRegisterForm';
import type { RegisterSetup } from '../../register/useRegisterSetup';
import { useRegistration } from '../../register/useRegistration';
import { AccountCreated } from '../AccountCreated/AccountCreated';
import { RegisterForm } from '../RegisterForm/RegisterForm';
import type { RegisterPanelProps } from './RegisterPanel';
import styles from './RegisterPanel.module.css';

export interface OpenRegistrationProps extends Omit<RegisterPanelProps, 'service'> {
  setup: Extract<RegisterSetup, { state: 'open' }>;
}

/** The form and its requests while registration is open. */
export function OpenRegistration({
  setup,
  placement,
  onRegistered,
  onLogin,
}: OpenRegistrationProps) {
  const t = useT();
  const { rules, methods } = setup;
  const [wanted, setWanted] = useState<RegisterMethod>('username');
  const method = methods.includes(wanted) ? wanted : (methods[0] ?? 'username');
  const { options, captcha, askForCaptcha } = useCaptchaOptions(setup.options);
  const element = useFocusOnArrival(placement === 'dialog');
  const form = useRegisterForm({ rules, method, options });
  const sender = useCodeSender('register', form.phone.phone);
  const run = useRegistration({
    method,
    form,
    captcha,
    onCaptchaAsked: askForCaptcha,
    onRegistered,
  });

  if (run.made) {
    return (
      <AccountCreated
        account={run.made.account}
        hasPassword={options.mobileWithPassword}
        isBusy={run.isBusy}
        onGoOn={() => void run.goOn()}
      />
    );
  }
  const content = (
    <RegisterForm
      form={form}
      captcha={captcha}
      sender={sender}
      failure={run.failure}
      isBusy={run.isBusy}
      hasReset={placement === 'page'}
      onSubmit={() => void run.submit()}
      onLogin={onLogin}
    />
  );
  return (
    <div ref={element} className={styles['panel']}>
      {methods.length > 1 ? (
        <Tabs
          label={t('registerPanel.methods')}
          fullWidth
          value={method}
          onValueChange={(next) => {
            setWanted(next);
            form.errorsForgotten();
            run.failureSeen();
          }}
          items={[
            { value: 'username', label: t('registerPanel.byUsername'), content },
            { value: 'mobile', label: t('registerPanel.byMobile'), content },
          ]}
        />
      ) : (
        content
      )}
      {placement === 'dialog' && <LoginLink onLogin={onLogin} />}
    </div>
  );
}

/** The captcha is shown from the start if the settings require it, or after the first response that does. */
function useCaptchaOptions(settings: RegisterOptions) {
  const [isAsked, setIsAsked] = useState(false);
  const captchaRequired = settings.captchaRequired || isAsked;
  const options = useMemo(() => ({ ...settings, captchaRequired }), [settings, captchaRequired]);
  const captcha = useCaptcha();
  const { showNewCaptcha } = captcha;
  useEffect(() => {
    if (captchaRequired) showNewCaptcha();
  }, [captchaRequired, showNewCaptcha]);
  return { options, captcha, askForCaptcha: () => setIsAsked(true) };
}

/** Moves focus to the form after it loads: the dialog opens first, with focus on its close button. */
function useFocusOnArrival(isWanted: boolean) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted || element.current?.contains(document.activeElement)) return;
    element.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true], input')?.focus();
  }, [isWanted]);
  return element;
}

function LoginLink({ onLogin }: { onLogin(): void }) {
  const t = useT();
  return (
    <p className={styles['login']}>
      <RichText
        text={t('registerPanel.haveAccount')}
        tags={{
          login: (content) => (
            <button type="button" className={styles['loginLink']} onClick={onLogin}>
              {content}
            </button>
          ),
        }}
      />
    </p>
  );
}
