import { Field, Input } from '@perya/ui-kit';

import { useT } from '../locales';
import styles from './Conversation.module.css';

export interface ContactLineProps {
  /** What the guest has sent. */
  known: string | null;
  typed: string;
  onType(contact: string): void;
}

/** Where a guest wants to be answered after closing the window. */
export function ContactLine({ known, typed, onType }: ContactLineProps) {
  const t = useT();
  if (known !== null)
    return <p className={styles['contact']}>{t('contact.known', { contact: known })}</p>;
  return (
    <div className={styles['contact']}>
      <Field
        label={t('contact.label')}
        optionalLabel={t('contact.optional')}
        help={t('contact.help')}
      >
        <Input
          value={typed}
          maxLength={254}
          autoComplete="email"
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
    </div>
  );
}
