import { PRICE_CHANGE_POLICIES, type PriceChangePolicy } from '@perya/game-engines/sports';
import { Field, useFieldControl } from '@perya/ui-kit';
import styles from './PriceChangePolicyField.module.css';
import { useBook, useBookState } from './book';
import { useSportsT } from './texts';

/** Which price changes the player accepts while the bet is placed. */
export function PriceChangePolicyField() {
  const t = useSportsT();
  return (
    <Field label={t('slip.whenMoved')}>
      <AcceptSelect />
    </Field>
  );
}

/** A native `<select>`: loads immediately, and uses the phone's own picker. */
function AcceptSelect() {
  const t = useSportsT();
  const book = useBook();
  const accept = useBookState((state) => state.accept);
  const control = useFieldControl({});
  return (
    <select
      {...control}
      className={styles['select']}
      value={accept}
      onChange={({ target }) => book.setAccept(target.value as PriceChangePolicy)}
    >
      {PRICE_CHANGE_POLICIES.map((one) => (
        <option key={one} value={one}>
          {t(`slip.accept.${one}`)}
        </option>
      ))}
    </select>
  );
}
