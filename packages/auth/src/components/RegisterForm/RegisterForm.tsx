import type { RegisterFieldPlan } from '@perya/rules/accounts';
import { Button } from '@perya/ui-kit';
import { useBrand } from '@perya/site-config';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { Captcha } from '../../captcha/useCaptcha';
import type { CodeSender } from '../../codes/useCodeSender';
import { useT } from '../../locales';
import type { RegisterForm as Form } from '../../register/useRegisterForm';
import type { RegistrationFailure } from '../../register/useRegistration';
import { Agreement } from './Agreement';
import { ErrorSummary } from './ErrorSummary';
import { RegisterFieldControl } from './RegisterFieldControl';
import styles from './RegisterForm.module.css';
import { RegistrationFailureBox } from './RegistrationFailureBox';
import { ResetButton } from './ResetButton';
import { sectionsOf, type SectionName } from './sections';

export interface RegisterFormProps {
  form: Form;
  captcha: Captcha;
  sender: CodeSender;
  /** Why the last attempt failed. */
  failure: RegistrationFailure | null;
  isBusy: boolean;
  /** Whether there is a button to clear the form. Only the page has one. */
  hasReset: boolean;
  onSubmit(): void;
  onLogin(): void;
}

const LEGENDS = {
  account: 'registerForm.account',
  phone: 'registerForm.phone',
  person: 'registerForm.person',
  contacts: 'registerForm.contacts',
} as const satisfies Partial<Record<SectionName, string>>;

/**
 * The registration form, rendered from the platform's rules. Errors are shown at their fields, and the first
 * one is focused.
 */
export function RegisterForm({
  form,
  captcha,
  sender,
  failure,
  isBusy,
  hasReset,
  onSubmit,
  onLogin,
}: RegisterFormProps) {
  const t = useT();
  const { birthdayAgeLimit } = useBrand();
  const element = useRef<HTMLFormElement>(null);
  useFocusOnError(element, form.errorTurn);
  const isDrawn = ({ field, isRequired }: RegisterFieldPlan) =>
    // A code can't be sent without a number.
    field !== 'verificationCode' || isRequired || form.phone.phone.number !== '';

  return (
    <form
      ref={element}
      className={styles['form']}
      // Without JavaScript, the browser must not put a password in the URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className={styles['note']}>{t('registerForm.starNote')}</p>
      {sectionsOf(form.plans.filter(isDrawn)).map(({ name, plans }) => (
        <fieldset key={name} className={styles['section']}>
          {name !== 'last' && <legend className={styles['legend']}>{t(LEGENDS[name])}</legend>}
          <div className={styles['fields']}>
            {plans.map((plan) => (
              <div
                key={plan.field}
                className={styles['field']}
                data-field={plan.field}
                data-required={plan.isRequired || undefined}
              >
                <RegisterFieldControl plan={plan} form={form} captcha={captcha} sender={sender} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles['end']}>
        <Agreement form={form} />
        <ErrorSummary errors={form.errors} turn={form.errorTurn} />
        <RegistrationFailureBox failure={failure} onLogin={onLogin} />
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
            {t('registerForm.submit')}
          </Button>
          {hasReset && <ResetButton form={form} />}
        </div>
        <p className={styles['age']}>{t('registerForm.age', { age: birthdayAgeLimit })}</p>
      </div>
    </form>
  );
}

/** Focuses the first invalid control each time validation finds errors. */
function useFocusOnError(element: RefObject<HTMLFormElement | null>, turn: number) {
  useLayoutEffect(() => {
    if (turn > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, turn]);
}
