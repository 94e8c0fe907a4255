import { Sheet } from '@perya/ui-kit/sheet';
import { useT } from '../../i18n';
import { VendorChip } from './VendorChip';
import type { VendorFilterProps } from './VendorFilter';
import styles from './VendorFilter.module.css';

/** All vendors over the whole width of a phone. Loaded when it is first opened. */
export default function VendorSheet({
  vendors,
  chosen,
  hrefOf,
  onClose,
}: VendorFilterProps & { onClose(): void }) {
  const t = useT();
  return (
    <Sheet open onClose={onClose} title={t('vendors.label')} labels={{ close: t('vendors.close') }}>
      <ul className={styles['chips']} data-open>
        <li>
          <VendorChip
            name={t('vendors.all')}
            href={hrefOf('')}
            isChosen={chosen === ''}
            onChoose={onClose}
          />
        </li>
        {vendors.map(({ code, name, count }) => (
          <li key={code}>
            <VendorChip
              name={name}
              count={count}
              href={hrefOf(code)}
              isChosen={code === chosen}
              onChoose={onClose}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
