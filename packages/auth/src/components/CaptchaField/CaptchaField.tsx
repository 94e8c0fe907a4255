import { Field, Input, type InputProps } from '@perya/ui-kit';
import { RefreshCw } from 'lucide-react';

import type { CaptchaPicture } from '../../captcha/useCaptcha';
import { useT } from '../../locales';
import styles from './CaptchaField.module.css';

export interface CaptchaFieldProps extends Omit<InputProps, 'type'> {
  picture: CaptchaPicture;
  /** Called when the visitor requests another picture. */
  onRefresh(): void;
  error?: string | undefined;
}

/** The captcha input and its picture, which is replaced when pressed. Other props are passed to the input. */
export function CaptchaField({ picture, onRefresh, error, ...input }: CaptchaFieldProps) {
  const t = useT();
  return (
    <div className={styles['captcha']}>
      <Field label={t('captchaField.label')} error={error} required>
        <Input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={16}
          {...input}
        />
      </Field>
      <button type="button" className={styles['picture']} onClick={onRefresh}>
        {picture.image ? (
          <img src={picture.image} alt={t('captchaField.picture')} width={160} height={56} />
        ) : (
          <span className={styles['noPicture']} />
        )}
        <span className={styles['refresh']}>
          <RefreshCw aria-hidden="true" />
          {t('captchaField.refresh')}
        </span>
      </button>
    </div>
  );
}
