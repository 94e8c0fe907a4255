import { useT } from '../../i18n';

/** What a panel says while its data is on its way, and where it has not come. */
export function usePanelLabels(): { loading: string; failed: string; retry: string } {
  const t = useT();
  return { loading: t('panel.loading'), failed: t('panel.failed'), retry: t('panel.retry') };
}
