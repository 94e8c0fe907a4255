import { formatIn } from '../../../kernel/text/format';

/** `2 minutes`, in the given language. */
export const minutesIn = (language: string, minutes: number): string =>
  formatIn(language).number(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
