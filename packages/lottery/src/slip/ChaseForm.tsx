import type { SaleDraw } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { RadioGroup, Switch } from '@perya/ui-kit';
import { useState } from 'react';

import { drawCounts, multiplesOf, resizeMultiples, type ChaseMode } from '../desk/pricing/chase';
import type { Chase } from '../desk/state/desk';
import { MultipleField } from '../desk/stakes/MultipleField';
import { useT } from '../locales';
import styles from './ChaseForm.module.css';

export interface ChaseFormProps {
  chase: Chase | null;
  /** Draws that can be chased, starting with the one on sale. */
  draws: readonly SaleDraw[];
  /** Max number of draws of a chase. */
  max: number;
  maxMultiple: number;
  /** Cost of the slip on one draw at a multiple of one, in minor units. */
  cost: number;
  currency: string;
  isDisabled: boolean;
  onChange(chase: Chase | null): void;
}

/** Settings of a chase: the number of draws, the multiples, and whether it stops on a win. */
export function ChaseForm({
  chase,
  draws,
  max,
  maxMultiple,
  cost,
  currency,
  isDisabled,
  onChange,
}: ChaseFormProps) {
  const t = useT();
  const [mode, setMode] = useState<ChaseMode>('same');
  const maxDraws = Math.min(max, draws.length);
  const counts = drawCounts(maxDraws);
  if (counts.length === 0) return null;
  const make = (kind: ChaseMode, length: number, now: readonly number[]) =>
    kind === 'custom' ? resizeMultiples(now, length) : multiplesOf(kind, length, maxMultiple);
  const switchOn = (isOn: boolean) =>
    onChange(
      isOn
        ? {
            multiples: make(mode, Math.min(5, maxDraws), []),
            stopOnWin: true,
          }
        : null,
    );
  return (
    <div className={styles['chase']}>
      <Switch
        label={t('chase.title')}
        description={t('chase.lead')}
        checked={chase !== null}
        disabled={isDisabled}
        onCheckedChange={switchOn}
      />
      {chase !== null && (
        <>
          <DrawCount
            counts={counts}
            value={chase.multiples.length}
            onChange={(length) =>
              onChange({ ...chase, multiples: make(mode, length, chase.multiples) })
            }
          />
          <RadioGroup
            label={t('chase.mode')}
            variant="chips"
            value={mode}
            options={[
              { value: 'same', label: t('chase.same') },
              { value: 'doubling', label: t('chase.doubling') },
              { value: 'custom', label: t('chase.custom') },
            ]}
            onValueChange={(value) => {
              const next = value as ChaseMode;
              setMode(next);
              onChange({
                ...chase,
                multiples: make(next, chase.multiples.length, chase.multiples),
              });
            }}
          />
          <Switch
            label={t('chase.stopOnWin')}
            description={t('chase.stopOnWinHelp')}
            checked={chase.stopOnWin}
            onCheckedChange={(stopOnWin) => onChange({ ...chase, stopOnWin })}
          />
          <ChaseDraws
            chase={chase}
            draws={draws}
            maxMultiple={maxMultiple}
            cost={cost}
            currency={currency}
            isCustom={mode === 'custom'}
            onChange={onChange}
          />
        </>
      )}
    </div>
  );
}

interface DrawCountProps {
  counts: readonly number[];
  value: number;
  onChange(count: number): void;
}

function DrawCount({ counts, value, onChange }: DrawCountProps) {
  const t = useT();
  const { number } = useFormat();
  const all = counts.includes(value) ? counts : [...counts, value].toSorted((a, b) => a - b);
  return (
    <RadioGroup
      label={t('chase.draws')}
      variant="chips"
      value={String(value)}
      options={all.map((count) => ({ value: String(count), label: number(count) }))}
      onValueChange={(count) => onChange(Number(count))}
    />
  );
}

interface ChaseDrawsProps {
  chase: Chase;
  draws: readonly SaleDraw[];
  maxMultiple: number;
  cost: number;
  currency: string;
  isCustom: boolean;
  onChange(chase: Chase): void;
}

/** Each draw of the chase with its multiple, its cost, and the running total. */
function ChaseDraws({
  chase,
  draws,
  maxMultiple,
  cost,
  currency,
  isCustom,
  onChange,
}: ChaseDrawsProps) {
  const t = useT();
  const { money, number, dateTime } = useFormat();
  const { multiples } = chase;
  const spent = multiples.map((_, place) =>
    multiples.slice(0, place + 1).reduce((sum, multiple) => sum + multiple * cost, 0),
  );
  return (
    // Long lists scroll inside the slip: focusable, for scrolling by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['draws']} role="region" aria-label={t('chase.list')} tabIndex={0}>
      <ol>
        {multiples.map((multiple, place) => {
          const draw = draws[place];
          if (draw === undefined) return null;
          return (
            <li key={draw.number} className={styles['draw']}>
              <span className={styles['when']}>
                <span data-numeric>{draw.number}</span>
                <span className={styles['time']}>{dateTime(draw.drawsAt)}</span>
              </span>
              {isCustom ? (
                <MultipleField
                  label={t('chase.multipleOf', { draw: draw.number })}
                  isLabelHidden
                  value={multiple}
                  max={maxMultiple}
                  onChange={(next) =>
                    onChange({ ...chase, multiples: multiples.with(place, next) })
                  }
                />
              ) : (
                <span data-numeric>× {number(multiple)}</span>
              )}
              <span className={styles['cost']} data-numeric>
                {money(multiple * cost, currency)}
                <span className={styles['time']}>
                  {t('chase.spent', { amount: money(spent[place] ?? 0, currency) })}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
