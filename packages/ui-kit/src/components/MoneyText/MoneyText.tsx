import { Eye, EyeOff, MoveDownLeft, MoveUpRight } from 'lucide-react';
import { classNames } from '../../utils/classNames';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './MoneyText.module.css';

const SIGNS = { in: '+', out: '−' } as const;
const LEADING_SIGN = /^[+\-−]\s*/u;
const MASK = '••••••';

/** Translated texts of a {@link MoneyText}. */
export interface MoneyTextLabels {
  /** Announced before incoming money, such as "Received". */
  in?: string | undefined;
  /** Announced before outgoing money, such as "Paid". */
  out?: string | undefined;
  /** Announced instead of a masked amount, such as "Balance hidden". */
  masked?: string | undefined;
  /** Labels of the eye button. */
  show?: string | undefined;
  hide?: string | undefined;
}

/** Props of {@link MoneyText}. */
export interface MoneyTextProps {
  /**
   * The amount with its currency, formatted: "₱1,234.50". If `flow` is set, its sign replaces the one in the
   * text.
   */
  text: string;
  /**
   * Direction of the money, from its owner's perspective. Shown by sign, arrow, weight and words, not by
   * color alone.
   */
  flow?: 'in' | 'out' | undefined;
  /** Hides the amount from other people in the room. */
  masked?: boolean | undefined;
  /** If set, an eye button is shown next to the amount. */
  onMaskedChange?: ((masked: boolean) => void) | undefined;
  labels?: MoneyTextLabels | undefined;
  /** `gold` for money won and points. */
  tone?: 'text' | 'muted' | 'gold' | undefined;
  size?: 'inherit' | 'large' | 'display' | undefined;
  className?: string | undefined;
}

/** An amount of money in tabular figures. */
export function MoneyText({
  text,
  flow,
  masked = false,
  onMaskedChange,
  labels,
  tone = 'text',
  size = 'inherit',
  className,
}: MoneyTextProps) {
  const Arrow = flow === 'in' ? MoveDownLeft : MoveUpRight;
  const flowLabel = flow && labels?.[flow];

  return (
    <span
      className={classNames(styles['money'], className)}
      data-flow={masked ? undefined : flow}
      data-tone={tone}
      data-size={size}
    >
      {masked ? (
        <span className={styles['amount']} data-numeric>
          <span aria-hidden>{MASK}</span>
          {labels?.masked !== undefined && <VisuallyHidden>{labels.masked}</VisuallyHidden>}
        </span>
      ) : (
        <>
          {flow && <Arrow className={styles['arrow']} aria-hidden focusable="false" />}
          {flowLabel !== undefined && <VisuallyHidden>{flowLabel} </VisuallyHidden>}
          <span className={styles['amount']} data-numeric>
            {flow ? SIGNS[flow] + text.replace(LEADING_SIGN, '') : text}
          </span>
        </>
      )}
      {onMaskedChange && (
        <button
          type="button"
          className={styles['eye']}
          aria-label={masked ? labels?.show : labels?.hide}
          onClick={() => onMaskedChange(!masked)}
        >
          {masked ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      )}
    </span>
  );
}
