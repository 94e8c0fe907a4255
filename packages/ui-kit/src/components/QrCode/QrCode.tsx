import { QRCodeSVG } from 'qrcode.react';
import { classNames } from '../../utils/classNames';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What the code says: an address. */
  value: string;
  /** What scanning it does, such as "Scan to download the Android app". */
  label: string;
  /** Side of the code in px (specification: 100, and 200 in one place). */
  size?: number | undefined;
  /** Light modules around it (specification: 0). The plate it stands on keeps it readable without any. */
  margin?: number | undefined;
  className?: string | undefined;
}

/** Dark on a light plate in both themes: many cameras do not read the reverse. */
export function QrCode({ value, label, size = 100, margin = 0, className }: QrCodeProps) {
  return (
    <span className={classNames(styles['plate'], className)}>
      <QRCodeSVG
        value={value}
        size={size}
        level="M"
        marginSize={margin}
        fgColor="#14152a"
        bgColor="transparent"
        aria-label={label}
      />
    </span>
  );
}
