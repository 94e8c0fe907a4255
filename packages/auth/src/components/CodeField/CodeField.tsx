import { Button, Field, Input, type InputProps, VisuallyHidden } from '@perya/ui-kit';
import { lazy, Suspense, useId, useState, type ComponentType } from 'react';

import type { CodeSender } from '../../codes/useCodeSender';
import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import styles from './CodeField.module.css';
import type { CodeWarningProps } from './CodeWarning';

/** Loaded lazily, because most requests succeed. If loading fails, the form shows the text. */
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

/** An input for the texted code, and a button that requests one. */
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

/** Kept mounted for its exit animation. */
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
        // Not `disabled`, which would lose focus.
        aria-disabled={isResting || undefined}
        aria-describedby={isResting ? restId : undefined}
        onClick={() => void send()}
      >
        {isResting ? (
          <>
            {/* The accessible name stays the same during the countdown. */}
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

/** Intervals at which screen readers get the remaining time, so it isn't announced every second. */
function spoken(seconds: number): number {
  if (seconds > 60) return Math.ceil(seconds / 60) * 60;
  return seconds > 30 ? 60 : seconds > 10 ? 30 : 10;
}
