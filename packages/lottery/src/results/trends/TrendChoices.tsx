import { useFormat } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { RadioGroup } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';

import { TREND_FORMS, type TrendChoice } from './choice';
import { useTrendsT } from './locales';
import styles from './TrendChoices.module.css';
import { useSubjectName } from './words/words';

export interface TrendChoicesProps {
  lottery: Lottery;
  /** Codes of the available subjects. */
  subjects: readonly string[];
  /** Available numbers of draws, the default first. */
  windows: readonly number[];
  choice: TrendChoice;
  onChoose(choice: TrendChoice): void;
}

/** Controls for the subject, the number of draws, and the display. */
export function TrendChoices({ lottery, subjects, windows, choice, onChoose }: TrendChoicesProps) {
  const t = useTrendsT();
  const { number } = useFormat();
  const nameOf = useSubjectName(lottery);
  return (
    <div className={styles['choices']}>
      <div className={styles['choice']}>
        <span className={styles['label']} aria-hidden>
          {t('choose.subject')}
        </span>
        <Select
          aria-label={t('choose.subject')}
          className={styles['select']}
          value={choice.subject ?? null}
          options={subjects.map((code) => ({ value: code, label: nameOf(code) }))}
          onValueChange={(subject) => onChoose({ ...choice, subject })}
        />
      </div>
      <RadioGroup
        label={t('choose.last')}
        variant="chips"
        value={String(choice.last)}
        options={windows
          .toSorted((one, other) => one - other)
          .map((each) => ({ value: String(each), label: number(each) }))}
        onValueChange={(last) => onChoose({ ...choice, last: Number(last) })}
      />
      <RadioGroup
        label={t('choose.form')}
        variant="chips"
        value={choice.form}
        options={TREND_FORMS.map((form) => ({ value: form, label: t(`choose.${form}`) }))}
        onValueChange={(value) => {
          const form = TREND_FORMS.find((each) => each === value);
          if (form) onChoose({ ...choice, form });
        }}
      />
    </div>
  );
}
