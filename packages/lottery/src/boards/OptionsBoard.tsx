import { useMemo } from 'react';

import { parsePositionOption, useTranslateCode } from '../words/words';
import styles from './boards.module.css';

export interface OptionsBoardProps {
  /** Codes of the options. */
  options: readonly string[];
  chosen: readonly string[];
  oddsText?: ((option: string) => string | undefined) | undefined;
  isDisabled: boolean;
  onChange(chosen: readonly string[]): void;
}

/** Named outcomes with their odds. Outcomes of positions are grouped by position. */
export function OptionsBoard({
  options,
  chosen,
  oddsText,
  isDisabled,
  onChange,
}: OptionsBoardProps) {
  const words = useTranslateCode();
  const places = useMemo(() => placesOf(options), [options]);
  const toggle = (option: string) =>
    onChange(
      chosen.includes(option)
        ? chosen.filter((each) => each !== option)
        : options.filter((each) => each === option || chosen.includes(each)),
    );
  const button = (option: string, name: string) => (
    <Option
      key={option}
      name={name}
      fullName={words('option', option)}
      odds={oddsText?.(option)}
      isChosen={chosen.includes(option)}
      isDisabled={isDisabled}
      onToggle={() => toggle(option)}
    />
  );
  if (places === undefined) {
    return (
      <div className={styles['options']}>
        {options.map((option) => button(option, words('option', option)))}
      </div>
    );
  }
  return (
    <div className={styles['positions']}>
      {[...places].map(([place, sides]) => (
        <section key={place} className={styles['position']}>
          <h3 className={styles['positionName']}>{words('position', place)}</h3>
          <div className={styles['options']} data-placed="">
            {sides.map(({ option, side }) => button(option, words('option', side)))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface OptionProps {
  name: string;
  /** Includes the position, for screen readers. */
  fullName: string;
  odds: string | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle(): void;
}

function Option({ name, fullName, odds, isChosen, isDisabled, onToggle }: OptionProps) {
  return (
    <button
      type="button"
      className={styles['option']}
      aria-label={odds === undefined ? fullName : `${fullName} ${odds}`}
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onToggle}
    >
      <span className={styles['optionName']}>{name}</span>
      {odds !== undefined && (
        <span className={styles['odds']} data-numeric>
          {odds}
        </span>
      )}
    </button>
  );
}

/** Groups the options by position; undefined when they have none. */
function placesOf(
  options: readonly string[],
): ReadonlyMap<string, readonly { option: string; side: string }[]> | undefined {
  const places = new Map<string, { option: string; side: string }[]>();
  for (const option of options) {
    const placed = parsePositionOption(option);
    if (placed === undefined) return undefined;
    const { place, side } = placed;
    places.set(place, [...(places.get(place) ?? []), { option, side }]);
  }
  return places;
}
