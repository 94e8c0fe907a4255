import { IconButton } from '@perya/ui-kit';
import { RotateCw } from 'lucide-react';

import { useT } from '../../locales';

/** A button that refetches a record. */
export function RefreshButton({ onPress }: { onPress(): void }) {
  const t = useT();
  return <IconButton label={t('refresh')} icon={<RotateCw />} onClick={onPress} />;
}
