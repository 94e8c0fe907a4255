import { IconButton } from '@perya/ui-kit';
import { RotateCw } from 'lucide-react';

import { useRecordsT } from './i18n';

/** Asks for a record anew. */
export function RefreshButton({ onPress }: { onPress(): void }) {
  const t = useRecordsT();
  return <IconButton label={t('refresh')} icon={<RotateCw />} onClick={onPress} />;
}
