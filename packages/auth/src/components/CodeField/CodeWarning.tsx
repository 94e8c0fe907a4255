import { useErrorText } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { TriangleAlert } from 'lucide-react';

import { useT } from '../../locales';
import styles from './CodeField.module.css';

export interface CodeWarningProps {
  /** Why no code was sent; null if there is no error. */
  text: string | null;
  onClose(): void;
}

/** The platform's error as a warning over the form, which keeps its input (specification §4, §8). */
export function CodeWarning({ text, onClose }: CodeWarningProps) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      size="small"
      picture={<TriangleAlert className={styles['warning']} aria-hidden="true" />}
      title={errorText({ key: 'in_popup_prompt' })}
      description={text}
      labels={{ close: t('codeField.close') }}
      footer={
        <Button variant="primary" fullWidth onClick={onClose}>
          {t('codeField.understood')}
        </Button>
      }
    />
  );
}
