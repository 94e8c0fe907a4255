import { useImageUrl } from '@perya/site-config';
import { Store } from 'lucide-react';
import { useState } from 'react';
import styles from './SearchPalette.module.css';

/** A provider's mark, or a stall where it does not come. */
export function ProviderMark({ path }: { path: string }) {
  const imageUrl = useImageUrl();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <Store />;
  return (
    <img
      className={styles['mark']}
      src={imageUrl(path)}
      alt=""
      onError={() => setIsMissing(true)}
    />
  );
}
