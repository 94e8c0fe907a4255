import { IconButton, useToast } from '@perya/ui-kit';
import { Printer, Share2 } from 'lucide-react';

import { useResultsT } from '../locales';
import { share } from './share';
import styles from './ViewTools.module.css';

/** Buttons to print the view and to share its URL. */
export function ViewTools({ title }: { title: string }) {
  const t = useResultsT();
  const toast = useToast();
  const shareView = async () => {
    const address = window.location.href;
    const outcome = await share(title, address);
    if (outcome === 'copied') toast.show({ title: t('tools.copied'), tone: 'success' });
    if (outcome === 'failed') {
      toast.show({ title: t('tools.copyFailed'), description: address, durationMs: 0 });
    }
  };
  return (
    <div className={styles['tools']} data-print-hide="">
      <IconButton
        variant="outline"
        label={t('tools.share')}
        icon={<Share2 />}
        onClick={() => void shareView()}
      />
      <IconButton
        variant="outline"
        label={t('tools.print')}
        icon={<Printer />}
        onClick={() => window.print()}
      />
    </div>
  );
}
