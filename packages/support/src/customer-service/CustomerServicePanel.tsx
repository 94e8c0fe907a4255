import { useErrorText } from '@perya/i18n';
import { useBrand } from '@perya/site-config';
import { Button, ErrorPanel, Spinner } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { AppWindow } from 'lucide-react';

import styles from './CustomerService.module.css';
import { useT } from './locales';
import { closeServicePanel, useServiceState, type ServiceState } from './service';
import { useCustomerService } from './useCustomerService';
import { ContactOptions } from './ContactOptions';

/**
 * Shown if the service window couldn't open: a link if the browser blocked it, other contact options if its
 * address couldn't be loaded. Mount it once; otherwise it renders nothing.
 */
export function CustomerServicePanel() {
  const state = useServiceState();
  const isShown = state.kind !== 'away' && state.kind !== 'opening';
  return isShown ? <Panel state={state} /> : null;
}

function Panel({ state }: { state: ServiceState }) {
  const t = useT();
  return (
    <Dialog
      open
      onClose={closeServicePanel}
      title={t('panel.title')}
      labels={{ close: t('panel.close') }}
    >
      <div className={styles['panel']}>
        {state.kind === 'asking' && (
          <p className={styles['asking']}>
            <Spinner size="medium" label={t('panel.connecting')} />
          </p>
        )}
        {state.kind === 'blocked' && <Blocked address={state.address} />}
        {state.kind === 'failed' && <Failed error={state.error} />}
        <ContactOptions />
      </div>
    </Dialog>
  );
}

function Blocked({ address }: { address: string }) {
  const t = useT();
  const errorText = useErrorText();
  return (
    <div className={styles['blocked']}>
      <AppWindow className={styles['icon']} strokeWidth={1.5} aria-hidden />
      <p>{errorText({ key: 'popupBlocked' })}</p>
      <Button
        variant="primary"
        size="large"
        fullWidth
        // Renders the button as a link.
        render={<a href={address} target="_blank" rel="noopener noreferrer" />}
        onClick={closeServicePanel}
      >
        {t('panel.open')}
      </Button>
    </div>
  );
}

function Failed({ error }: { error: unknown }) {
  const t = useT();
  const errorText = useErrorText();
  const { name } = useBrand();
  const { open } = useCustomerService();
  return (
    <ErrorPanel
      size="compact"
      title={t('panel.failed', { brand: name })}
      reason={errorText(error)}
      onRetry={open}
      retryLabel={t('panel.retry')}
    />
  );
}
