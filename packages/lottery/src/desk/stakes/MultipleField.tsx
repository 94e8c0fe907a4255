import { useFormat } from '@perya/i18n';
import { IconButton, Input } from '@perya/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';

import { useT } from '../../locales';
import styles from './StakeControls.module.css';

export interface MultipleFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  value: number;
  max: number;
  hasPresets?: boolean | undefined;
  onChange(value: number): void;
}

const PRESETS = [1, 5, 10, 50, 100];

/** An integer of at least 1: typed, stepped, or picked from common values. */
export function MultipleField({
  label,
  isLabelHidden = false,
  value,
  max,
  hasPresets = false,
  onChange,
}: MultipleFieldProps) {
  const t = useT();
  const { number } = useFormat();
  const id = useId();
  // The text may be invalid while typing; the last valid value is used until then.
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    setTyped(null);
    onChange(Math.min(max, Math.max(1, next)));
  };
  const type = (text: string) => {
    const digits = text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6);
    setTyped(digits);
    if (Number(digits) >= 1) onChange(Math.min(max, Number(digits)));
  };
  const presets = hasPresets ? PRESETS.filter((preset) => preset <= max) : [];
  return (
    <div className={styles['field']}>
      {!isLabelHidden && (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles['stepper']}>
        <IconButton
          label={t('stake.less', { what: label })}
          icon={<Minus />}
          variant="outline"
          disabled={value <= 1}
          onClick={() => set(value - 1)}
        />
        <Input
          id={id}
          aria-label={isLabelHidden ? label : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          label={t('stake.more', { what: label })}
          icon={<Plus />}
          variant="outline"
          disabled={value >= max}
          onClick={() => set(value + 1)}
        />
      </div>
      {presets.length > 1 && (
        <div className={styles['presets']}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles['preset']}
              aria-pressed={value === preset}
              onClick={() => set(preset)}
            >
              × {number(preset)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
