import { classNames } from '../../utils/classNames';
import styles from './DateTimeText.module.css';

/** Props of {@link DateTimeText}. */
export interface DateTimeTextProps {
  /** The instant: epoch milliseconds or a Date. */
  instant: number | Date;
  /** The instant formatted in the brand's time zone: "2026-11-21 08:30:00". */
  text: string;
  /** The long form, shown on hover, if `text` is a short one such as "2 minutes ago". */
  title?: string | undefined;
  tone?: 'text' | 'muted' | undefined;
  className?: string | undefined;
}

/** An instant as text (`text`) and in machine-readable form (`datetime`), in tabular figures. */
export function DateTimeText({
  instant,
  text,
  title,
  tone = 'text',
  className,
}: DateTimeTextProps) {
  return (
    <time
      className={classNames(styles['time'], className)}
      dateTime={isoOf(instant)}
      title={title}
      data-tone={tone}
      data-numeric
    >
      {text}
    </time>
  );
}

/** `undefined` for an invalid date, instead of a thrown RangeError. */
function isoOf(instant: number | Date): string | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
