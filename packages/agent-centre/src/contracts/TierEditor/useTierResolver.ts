import { useFormat } from '@perya/i18n';
import type { Resolver } from 'react-hook-form';

import { useContractsT } from '../locales';
import { readTiers, type TierFaults, type TierLimits, type TierValues } from './tierDraft';

/** Validates the tiers of an offer and sets translated field errors. */
export function useTierResolver(limits: TierLimits): Resolver<TierValues> {
  const t = useContractsT();
  const { percent } = useFormat();
  const errorsOf = (faults: TierFaults) =>
    Object.fromEntries(
      Object.entries(faults).map(([field, { key, max }]) => [
        field,
        { type: key, message: t(`editor.fault.${key}`, { max: percent(max / 10_000, 2) }) },
      ]),
    );
  return (values) => {
    const { faults } = readTiers(values.tiers, limits);
    return faults === null
      ? { values, errors: {} }
      : { values: {}, errors: { tiers: faults.map(errorsOf) } };
  };
}
