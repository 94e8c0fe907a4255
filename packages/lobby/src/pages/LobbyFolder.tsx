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
  /** Code of the vendor whose folder is open in the URL; empty if none is. */
  code: string;
  onClose(): void;
}

/** The folder open over a lobby. Not rendered on the server, since it's a dialog. */
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
