import { Button, Field, Input, type InputProps, VisuallyHidden } from '@perya/ui-kit';
import { lazy, Suspense, useId, useState, type ComponentType } from 'react';

import type { CodeSender } from '../../codes/useCodeSender';
import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import styles from './CodeField.module.css';
import type { CodeWarningProps } from './CodeWarning';

/** Most codes arrive. Where not even the warning does, its words stand in the form. */
const CodeWarning = lazy<ComponentType<CodeWarningProps>>(async () => {
  try {
    return { default: (await import('./CodeWarning')).CodeWarning };
  } catch {
    return { default: FormFailure };
  }
});

/** Specification §9. */
const LONGEST_CODE = 255;

export interface CodeFieldProps extends Omit<
  InputProps,
  'type' | 'value' | 'onChange' | 'start' | 'end'
> {
  value: string;
  onChange(code: string): void;
  error?: string | undefined;
  /** From `useCodeSender`. */
  sender: CodeSender;
  /** Default: "Verification code". */
  label?: string | undefined;
}

/** The code that came by text message, and the button that asks for one. */
export function CodeField({ value, onChange, error, sender, label, ...input }: CodeFieldProps) {
  const t = useT();
  return (
    <Field
      label={label ?? t('codeField.label')}
      help={sender.hasSent && sender.secondsLeft > 0 ? t('codeField.sent') : undefined}
      error={error}
      required
    >
      <div className={styles['code']}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST_CODE}
          {...input}
          className={styles['input']}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <SendButton sender={sender} />
      </div>
      <Warning sender={sender} />
    </Field>
  );
}

/** Stays for its way out. */
function Warning({ sender: { error, errorSeen } }: { sender: CodeSender }) {
  const [wasShown, setWasShown] = useState(false);
  if (error !== null && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense>
      <CodeWarning text={error} onClose={errorSeen} />
    </Suspense>
  );
}

function SendButton({ sender: { send, isSending, secondsLeft, hasSent } }: { sender: CodeSender }) {
  const t = useT();
  const restId = useId();
  const isResting = secondsLeft > 0;
  const get = hasSent ? t('codeField.again') : t('codeField.get');
  return (
    <div className={styles['send']}>
      <Button
        fullWidth
        className={styles['button']}
        busy={isSending}
        // Not `disabled`, which would drop the focus.
        aria-disabled={isResting || undefined}
        aria-describedby={isResting ? restId : undefined}
        onClick={() => void send()}
      >
        {isResting ? (
          <>
            {/* The name stays while the seconds run. */}
            <VisuallyHidden>{get}</VisuallyHidden>
            <span data-numeric aria-hidden="true">
              {t('codeField.seconds', { count: secondsLeft })}
            </span>
          </>
        ) : (
          get
        )}
      </Button>
      <VisuallyHidden>
        {isResting && (
          <span id={restId}>{t('codeField.rest', { count: spoken(secondsLeft) })}</span>
        )}
        <span role="status">{hasSent && isResting ? t('codeField.sent') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Steps in which a screen reader hears the time left: it is asked for, and must not talk every second. */
function spoken(seconds: number): number {
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return seconds > 30 ? 60 : seconds > 10 ? 30 : 10;
}
