import { useFormat } from '@perya/i18n';
import { useId, useState } from 'react';
import { FILTER_PARAMS, type FilterChoice, type FilterGroupData } from '../../filters/filterGroups';
import { useFiltersT } from '../../filters/locales';
import styles from './FilterGroup.module.css';

/** So many are looked through without help. */
const FEW = 12;

export interface FilterGroupProps {
  group: FilterGroupData;
  /** These choices of the group are made now, and no others of it. */
  onChange(chosen: readonly string[]): void;
  /** Its name is said by what opened it. */
  isNameHidden?: boolean;
  /** Id of the form that sends it, where it stands outside of that. */
  form?: string | undefined;
}

/** One filter: boxes to tick, or one choice of several. Sent by its form without JavaScript as well. */
export function FilterGroup({ group, onChange, isNameHidden = false, form }: FilterGroupProps) {
  const t = useFiltersT();
  const ownName = useId();
  const [sought, setSought] = useState('');
  const { id, isMany, choices, chosen } = group;
  const words = sought.trim().toLocaleLowerCase();
  const shown = choices.filter(({ label }) => label.toLocaleLowerCase().includes(words));
  const shared = {
    // Two forms may show the same filter at once; without one, the name only ties radios together.
    name: form === undefined ? ownName : FILTER_PARAMS[id],
    form,
    type: isMany ? ('checkbox' as const) : ('radio' as const),
  };

  return (
    <fieldset className={styles['group']}>
      <legend className={styles['name']} data-hidden={isNameHidden || undefined}>
        {t(`filters.${id}`)}
      </legend>
      {choices.length > FEW && (
        <input
          className={styles['search']}
          type="search"
          value={sought}
          placeholder={t('filters.find')}
          aria-label={t('filters.find')}
          autoComplete="off"
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className={styles['choices']}>
        {!isMany && words === '' && (
          <li>
            <Choice
              {...shared}
              choice={{ value: '', label: t('filters.any') }}
              isChosen={chosen.length === 0}
              onToggle={() => onChange([])}
            />
          </li>
        )}
        {shown.map((choice) => (
          <li key={choice.value}>
            <Choice
              {...shared}
              choice={choice}
              isChosen={chosen.includes(choice.value)}
              onToggle={() => onChange(isMany ? toggled(chosen, choice.value) : [choice.value])}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className={styles['none']}>{t('filters.notFound')}</p>}
    </fieldset>
  );
}

interface ChoiceProps {
  choice: FilterChoice;
  isChosen: boolean;
  onToggle(): void;
  type: 'checkbox' | 'radio';
  name: string;
  form: string | undefined;
}

function Choice({ choice, isChosen, onToggle, ...input }: ChoiceProps) {
  const format = useFormat();
  const { value, label, count } = choice;
  return (
    <label className={styles['choice']} data-empty={(count === 0 && !isChosen) || undefined}>
      <input
        {...input}
        className={styles['input']}
        value={value}
        checked={isChosen}
        onChange={onToggle}
      />
      <span className={styles['label']}>{label}</span>
      {count !== undefined && (
        <span className={styles['count']} data-numeric="">
          {format.number(count)}
        </span>
      )}
    </label>
  );
}

function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
}
