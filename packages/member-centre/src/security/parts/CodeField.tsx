import { requestContactCode, type ContactCodeInput } from '@perya/api-client';
import { useApi, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Button, Field, Input, type InputProps } from '@perya/ui-kit';
import { useEffect, useState } from 'react';

import { useSecurityT } from '../locales';
import styles from './Security.module.css';

const LONGEST_CODE = 255;
const SECOND_MS = 1000;

export interface CodeFieldProps extends Omit<InputProps, 'type' | 'end'> {
  label: string;
  error?: string | undefined;
  /** The input of the code request; null if it's incomplete. */
  asked: ContactCodeInput | null;
  /** Called when a code is requested with incomplete input, to show its errors. */
  onIncomplete?: (() => void) | undefined;
}

/**
 * An input for a code sent by text message or email, and a button that requests one. The server sets the
 * countdown. Other props are passed to the input.
 */
export function CodeField({ label, error, asked, onIncomplete, ...input }: CodeFieldProps) {
  const t = useSecurityT();
  const errorText = useErrorText();
  const client = useApi();
  const [restUntil, setRestUntil] = useState(0);
  const [now, setNow] = useState(0);
  const call = useApiMutation(requestContactCode, {
    onSuccess: ({ restMs }) => {
      setNow(client.serverNow());
      setRestUntil(client.serverNow() + restMs);
    },
  });
  const seconds = Math.max(0, Math.ceil((restUntil - now) / SECOND_MS));
  const isResting = seconds > 0;
  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setInterval(() => setNow(client.serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isResting, client]);
  const notSent = call.error ? errorText(call.error) : undefined;

  const ask = () => {
    if (isResting || call.isPending) return;
    if (asked === null) onIncomplete?.();
    else call.mutate(asked);
  };

  return (
    <Field
      label={label}
      help={call.isSuccess ? t('code.sent') : undefined}
      error={error ?? notSent}
      required
    >
      <div className={styles['code']}>
        <Input
          {...input}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST_CODE}
        />
        {/* Not `disabled`, which would lose focus. */}
        <Button onClick={ask} busy={call.isPending} aria-disabled={isResting || undefined}>
          {isResting
            ? t('code.rest', { count: seconds })
            : call.isSuccess
              ? t('code.again')
              : t('code.get')}
        </Button>
      </div>
    </Field>
  );
}
