import type { Category } from '@perya/api-client';
import { useVendors } from '@perya/site-config';
import { useIsHydrated } from '@perya/ui-kit';
import { lazy, Suspense } from 'react';

const VendorFolder = lazy(async () => {
  const { VendorFolder } = await import('../components/VendorFolder/VendorFolder');
  return { default: VendorFolder };
});

export interface LobbyFolderProps {
  category: Category;
  /** Code of the vendor whose folder the address has open; empty for none. */
  code: string;
  onClose(): void;
}

/** The folder that lies open over a lobby. The server has none: a dialog is the browser's. */
export function LobbyFolder({ category, code, onClose }: LobbyFolderProps) {
  const isHydrated = useIsHydrated();
  const vendor = useVendors(category).find((each) => each.code === code);
  if (!isHydrated || code === '') return null;
  return (
    <Suspense>
      <VendorFolder
        key={code}
        vendor={{ code, name: vendor?.name ?? code, markPath: vendor?.markPath, category }}
        onClose={onClose}
      />
    </Suspense>
  );
}
