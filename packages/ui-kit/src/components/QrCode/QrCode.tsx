import { QRCodeSVG } from 'qrcode.react';
import { classNames } from '../../utils/classNames';
import styles from './QrCode.module.css';

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** The encoded text: a URL. */
  value: string;
  /** What scanning it does, such as "Scan to download the Android app". */
  label: string;
  /** Side of the code in px (specification: 100, and 200 in one place). */
  size?: number | undefined;
  /** Quiet zone in modules (specification: 0). The plate around the code keeps it readable without one. */
  margin?: number | undefined;
  className?: string | undefined;
}

/** A QR code, dark on a light plate in both themes: many cameras can't read inverted codes. */
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
