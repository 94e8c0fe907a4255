import { useBrand, useSwitch } from '@perya/site-config';
import { Banderitas, Link } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { Tabs } from '@perya/ui-kit/tabs';
import { Mail, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useT } from '../../locales';
import { EmailSentDialog } from './EmailSentDialog';
import { ForgotByEmailForm } from './ForgotByEmailForm';
import { ForgotByMobileForm } from './ForgotByMobileForm';
import styles from './ForgotPasswordDialog.module.css';
import { useForgotByEmail } from './useForgotByEmail';
import { useForgotByMobile } from './useForgotByMobile';

export interface ForgotPasswordDialogProps {
  onClose(): void;
  /** The site's customer service link. Defaults to an email link to the brand. */
  customerService?: ReactNode;
}

/**
 * Resets a password by email or phone, as enabled by the operator (specification §2, Forgot-password modal).
 */
export function ForgotPasswordDialog({ onClose, customerService }: ForgotPasswordDialogProps) {
  const t = useT();
  const hasMethod = [useSwitch('forgotByEmail'), useSwitch('forgotByMobile')].some(Boolean);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return <EmailSentDialog email={sentTo} onClose={onClose} onAgain={() => setSentTo(null)} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('forgotPassword.title')}
      description={hasMethod ? t('forgotPassword.note') : t('forgotPassword.noMethod')}
      labels={{ close: t('forgotPassword.close') }}
      size="small"
      closeOnCoverClick={false}
      picture={<Banderitas />}
    >
      <Methods onSent={setSentTo} />
      <p className={styles['service']}>
        {hasMethod && t('forgotPassword.stuck')} {customerService ?? <CustomerService />}
      </p>
    </Dialog>
  );
}

/** Tabs, if there is more than one method. Each tab keeps its input. */
function Methods({ onSent }: { onSent(email: string): void }) {
  const t = useT();
  const hasEmail = useSwitch('forgotByEmail');
  const hasMobile = useSwitch('forgotByMobile');
  const email = useForgotByEmail(onSent);
  const mobile = useForgotByMobile();
  const byEmail = <ForgotByEmailForm {...email} />;
  const byMobile = <ForgotByMobileForm {...mobile} />;

  if (!hasEmail && !hasMobile) return null;
  if (!hasMobile) return byEmail;
  if (!hasEmail) return byMobile;
  return (
    <Tabs
      label={t('forgotPassword.methods')}
      variant="pill"
      fullWidth
      className={styles['methods']}
      items={[
        { value: 'email', label: t('forgotPassword.byEmail'), icon: <Mail />, content: byEmail },
        {
          value: 'mobile',
          label: t('forgotPassword.byMobile'),
          icon: <Smartphone />,
          content: byMobile,
        },
      ]}
    />
  );
}

/** An email link to the operator, the only contact that works outside of the site. */
function CustomerService() {
  const t = useT();
  const { contacts } = useBrand();
  return <Link href={`mailto:${contacts.email}`}>{t('customerService.contact')}</Link>;
}
