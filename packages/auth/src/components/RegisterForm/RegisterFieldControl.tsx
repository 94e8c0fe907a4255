import { useErrorText } from '@perya/i18n';
import type { RegisterFieldPlan } from '@perya/rules/accounts';

import type { Captcha } from '../../captcha/useCaptcha';
import type { CodeSender } from '../../codes/useCodeSender';
import { useT } from '../../locales';
import type { RegisterForm } from '../../register/useRegisterForm';
import { CaptchaField } from '../CaptchaField/CaptchaField';
import { CodeField } from '../CodeField/CodeField';
import { PhoneField } from '../PhoneField/PhoneField';
import { BirthdayField } from './BirthdayField';
import { useFieldLabel } from './fieldWords';
import { SecretField } from './SecretField';
import { TextField } from './TextField';

export interface RegisterFieldControlProps {
  plan: RegisterFieldPlan;
  form: RegisterForm;
  captcha: Captcha;
  sender: CodeSender;
}

/** Renders the control for one registration field by its type. */
export function RegisterFieldControl({ plan, form, captcha, sender }: RegisterFieldControlProps) {
  const t = useT();
  const labelOf = useFieldLabel();
  const errorText = useErrorText();
  const { field, isRequired } = plan;
  const fieldError = form.errors[field];
  const error = fieldError && errorText({ key: fieldError.messageKey, params: fieldError.params });
  const own = {
    name: field,
    value: form.texts[field],
    error,
    onBlur: () => form.left(field),
  };
  const onChange = (text: string) => form.typed(field, text);

  if (field === 'mobileNum') {
    return (
      <PhoneField
        value={form.phone.phone}
        countries={form.phone.countries}
        label={labelOf(field)}
        required={isRequired}
        optionalLabel={t('registerForm.optional')}
        error={error ?? sender.phoneError ?? undefined}
        onChange={form.phoneTyped}
        onBlur={own.onBlur}
      />
    );
  }
  if (field === 'verificationCode') {
    return <CodeField {...own} label={labelOf(field)} sender={sender} onChange={onChange} />;
  }
  if (field === 'captcha') {
    return (
      captcha.captcha && (
        <CaptchaField
          {...own}
          picture={captcha.captcha}
          onRefresh={captcha.refreshCaptcha}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    );
  }
  if (field === 'password' || field === 'checkPass' || field === 'paymentPassword') {
    return <SecretField {...own} field={field} plan={plan} onChange={onChange} />;
  }
  if (field === 'dateOfBirth') {
    return <BirthdayField {...own} isRequired={isRequired} onChange={onChange} />;
  }
  return <TextField {...own} field={field} plan={plan} onChange={onChange} />;
}
