import { useFormat } from '@perya/i18n';
import type { Resolver } from 'react-hook-form';

import { useContractsT } from '../locales';
import { readTiers, type TierErrors, type TierLimits, type TierValues } from './tierDraft';

/** Validates the tiers of an offer and sets translated field errors. */
export function useTierResolver(limits: TierLimits): Resolver<TierValues> {
  const t = useContractsT();
  const { percent } = useFormat();
  const errorsOf = (errors: TierErrors) =>
    Object.fromEntries(
      Object.entries(errors).map(([field, { key, max }]) => [
        field,
        { type: key, message: t(`editor.error.${key}`, { max: percent(max / 10_000, 2) }) },
      ]),
    );
  return (values) => {
    const { errors } = readTiers(values, limits);
    return errors === null
      ? { values, errors: {} }
      : { values: {}, errors: { tiers: errors.map(errorsOf) } };
  };
}
