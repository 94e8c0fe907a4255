import { ACCEPTS, type Accept } from '@perya/game-engines/sports';
import { Field, useFieldControl } from '@perya/ui-kit';
import styles from './AcceptField.module.css';
import { useBook, useBookState } from './book';
import { useSportsT } from './texts';

/** What the player agrees to when prices move while the bet is placed. */
export function AcceptField() {
  const t = useSportsT();
  return (
    <Field label={t('slip.whenMoved')}>
      <AcceptSelect />
    </Field>
  );
}

/** The browser's own list: it is at hand at once, and on a phone it is the phone's. */
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
      onChange={({ target }) => book.setAccept(target.value as Accept)}
    >
      {ACCEPTS.map((one) => (
        <option key={one} value={one}>
          {t(`slip.accept.${one}`)}
        </option>
      ))}
    </select>
  );
}
