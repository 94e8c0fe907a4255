import { useFormat } from '@perya/i18n';
import { useId, useState } from 'react';
import { FILTER_PARAMS, type FilterChoice, type FilterGroupData } from '../../filters/filterGroups';
import { useFiltersT } from '../../filters/locales';
import styles from './FilterGroup.module.css';

/** Up to this number of choices, no search field is shown. */
const FEW = 12;

export interface FilterGroupProps {
  group: FilterGroupData;
  /** Called with the complete selection of this group. */
  onChange(chosen: readonly string[]): void;
  /** Visually hides the legend when the trigger already shows it. */
  isNameHidden?: boolean;
  /** Id of the form, if the group is rendered outside it. */
  form?: string | undefined;
}

/** One filter: checkboxes or radio buttons. Submitted by its form without JavaScript too. */
export function FilterGroup({ group, onChange, isNameHidden = false, form }: FilterGroupProps) {
  const t = useFiltersT();
  const ownName = useId();
  const [sought, setSought] = useState('');
  const { id, isMany, choices, chosen } = group;
  const words = sought.trim().toLocaleLowerCase();
  const shown = choices.filter(({ label }) => label.toLocaleLowerCase().includes(words));
  const shared = {
    // The same filter may be rendered twice at once; without a form, the name only groups radio buttons.
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
