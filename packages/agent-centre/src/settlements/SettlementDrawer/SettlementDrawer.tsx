import { getSettlementDetail } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { Loaded } from '@perya/page-kit';
import { Sheet } from '@perya/ui-kit/sheet';

import { useSettlementsT } from '../locales';
import { useOpenSettlement } from '../address/useOpenSettlement';
import { Explanation } from './Explanation';

/** The explanation of the settlement in the URL. */
export function SettlementDrawer() {
  const t = useSettlementsT();
  const { id, close } = useOpenSettlement();
  return (
    <Sheet
      open={id !== null}
      onClose={close}
      side="end"
      title={t('detail.title')}
      labels={{ close: t('close') }}
    >
      {id !== null && <Detail id={id} />}
    </Sheet>
  );
}

function Detail({ id }: { id: string }) {
  const query = useApiQuery(getSettlementDetail, { settlementId: id });
  return (
    <Loaded query={query} skeleton={[80, 160, 80, 220]}>
      {(detail) => <Explanation detail={detail} />}
    </Loaded>
  );
}
