import { Banderitas, Button, Field, Input } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useState } from 'react';

import { useT } from '../../locales';
import { FormFailure } from '../FormFailure/FormFailure';
import styles from './SecondFactorDialog.module.css';

/** The length of a recovery code with its hyphen, plus a margin. */
const LONGEST_CODE = 32;

export interface SecondFactorDialogProps {
  /** The translated error of the code. */
  codeError: string | null;
  /** Why the request failed. */
  failure: string | null;
  isBusy: boolean;
  onSubmit(code: string): void;
  onClose(): void;
}

/** The second step of a sign-in: an authenticator code or a recovery code. */
export function SecondFactorDialog({
  codeError,
  failure,
  isBusy,
  onSubmit,
  onClose,
}: SecondFactorDialogProps) {
  const t = useT();
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const label = byRecovery ? t('secondFactor.recoveryCode') : t('secondFactor.code');
  const empty = isEmpty && code.trim() === '' ? t('secondFactor.codeMissing') : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secondFactor.title')}
      description={byRecovery ? t('secondFactor.recoveryNote') : t('secondFactor.note')}
      labels={{ close: t('secondFactor.close') }}
      size="small"
      closeOnCoverClick={false}
      picture={<Banderitas />}
    >
      <form
        className={styles['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() === '') setIsEmpty(true);
          else if (!isBusy) onSubmit(code.trim());
        }}
      >
        <FormFailure text={failure} />
        <Field label={label} error={empty ?? codeError} required>
          <Input
            key={String(byRecovery)}
            name="code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode={byRecovery ? 'text' : 'numeric'}
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={LONGEST_CODE}
          />
        </Field>
        <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
          {t('secondFactor.submit')}
        </Button>
        <Button
          variant="quiet"
          fullWidth
          onClick={() => {
            setByRecovery(!byRecovery);
            setCode('');
            setIsEmpty(false);
          }}
        >
          {byRecovery ? t('secondFactor.useApp') : t('secondFactor.useRecovery')}
        </Button>
      </form>
    </Dialog>
  );
}
