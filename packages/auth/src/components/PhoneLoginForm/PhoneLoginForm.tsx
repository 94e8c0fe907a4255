import { RadioGroup } from '@perya/ui-kit';
import { Controller, type UseFormReturn } from 'react-hook-form';

import type { CaptchaPicture } from '../../captcha/useCaptcha';
import type { CodeSender } from '../../codes/useCodeSender';
import { useT } from '../../locales';
import type { PhoneFields, PhoneAuthMethod } from '../../login/useLogin';
import {
  isReadPhone,
  usePhoneReader,
  withDefaultCountry,
  type Countries,
  type ParsedPhone,
} from '../../phone/phone';
import { FormFailure } from '../FormFailure/FormFailure';
import { LoginActions, type LoginActionsProps } from '../LoginActions/LoginActions';
import { PhoneField } from '../PhoneField/PhoneField';
import { PhoneCodeFields } from './PhoneCodeFields';
import styles from './PhoneLoginForm.module.css';
import { PhonePasswordFields } from './PhonePasswordFields';

export interface PhoneLoginFormProps extends Omit<LoginActionsProps, 'rememberLabel'> {
  form: UseFormReturn<PhoneFields>;
  countries: Countries;
  sender: CodeSender;
  way: PhoneAuthMethod;
  /** Absent if the operator offers sign-in by code only. */
  onWayChange?: ((way: PhoneAuthMethod) => void) | undefined;
  needsSecondCode: boolean;
  captcha: CaptchaPicture | null;
  failure: string | null;
  /** The number changed, so codes sent to the previous one are no longer valid. */
  onPhoneChange(): void;
  onSubmit(fields: PhoneFields, phone: ParsedPhone): Promise<void>;
  onRefreshCaptcha(): void;
}

/** Sign-in by mobile number. Input is kept after errors. */
export function PhoneLoginForm({
  form,
  countries,
  sender,
  way,
  onWayChange,
  needsSecondCode,
  captcha,
  failure,
  onPhoneChange,
  onSubmit,
  onRefreshCaptcha,
  ...actions
}: PhoneLoginFormProps) {
  const t = useT();
  const phoneReader = usePhoneReader();

  const submit = async (fields: PhoneFields) => {
    const read = await phoneReader.read(fields.phone);
    if (isReadPhone(read)) await onSubmit(fields, read);
  };

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <FormFailure text={failure} />
      {onWayChange && (
        <RadioGroup
          label={t('loginPanel.mobileWays')}
          variant="chips"
          value={way}
          onValueChange={(next) => onWayChange(next === 'password' ? 'password' : 'code')}
          options={[
            { value: 'code', label: t('loginPanel.byCode') },
            { value: 'password', label: t('loginPanel.byPassword') },
          ]}
        />
      )}
      <Controller
        control={form.control}
        name="phone"
        rules={{ validate: async (phone) => (await phoneReader.errorOf(phone)) ?? true }}
        render={({ field, fieldState }) => (
          <PhoneField
            ref={field.ref}
            value={withDefaultCountry(field.value, countries.list)}
            onChange={(phone) => {
              field.onChange(phone);
              onPhoneChange();
            }}
            onBlur={field.onBlur}
            countries={countries}
            error={fieldState.error?.message ?? sender.phoneError ?? undefined}
          />
        )}
      />
      {way === 'code' ? (
        <PhoneCodeFields form={form} sender={sender} needsSecondCode={needsSecondCode} />
      ) : (
        <PhonePasswordFields form={form} captcha={captcha} onRefreshCaptcha={onRefreshCaptcha} />
      )}
      <LoginActions {...actions} rememberLabel={t('loginForm.rememberNumber')} />
    </form>
  );
}
