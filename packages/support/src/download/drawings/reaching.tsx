import { LanternIcon, Phone, TouchMarker, TextLines } from './Phone';
import styles from './drawings.module.css';

/** Modules of a meaningless QR code, recognizable by its three corners. */
const MODULES = [
  [20, 0], [28, 4], [24, 12], [32, 16], [0, 24], [8, 28], [16, 24], [24, 28], [36, 24], [44, 28],
  [28, 36], [36, 40], [44, 44], [24, 48], [32, 48], [48, 36],
] as const; // prettier-ignore

/** The camera scanning a code. */
export function ScanCode() {
  return (
    <Phone>
      <path
        className={styles['finder']}
        d="M24 58V46a8 8 0 0 1 8-8h12m32 0h12a8 8 0 0 1 8 8v12m0 36v12a8 8 0 0 1-8 8H76m-32 0H32a8 8 0 0 1-8-8V94"
      />
      <g className={styles['code']} transform="translate(34 50)">
        {[
          [0, 0],
          [36, 0],
          [0, 36],
        ].map(([x, y]) => (
          <path
            key={`${x},${y}`}
            fillRule="evenodd"
            d={`M${x} ${y}h16v16h-16zm3 3v10h10v-10zm3 3h4v4h-4z`}
          />
        ))}
        {MODULES.map(([x, y]) => (
          <rect key={`${x},${y}`} x={x} y={y} width="4" height="4" />
        ))}
      </g>
      <circle className={styles['action']} cx="60" cy="134" r="8" />
    </Phone>
  );
}

/** The browser, with the site's URL in its address bar. */
export function VisitSite() {
  return (
    <Phone>
      <rect className={styles['bar']} x="16" y="20" width="88" height="20" rx="10" />
      <path
        className={styles['line']}
        d="M26 31v-3a3 3 0 0 1 6 0v3m-7 0h8v5h-8z"
        strokeWidth="1.5"
      />
      <rect className={styles['strong']} x="40" y="28" width="44" height="4" rx="2" />
      <LanternIcon x={42} y={56} size={36} />
      <TextLines x={32} y={104} widths={[56, 44, 50]} />
      <TouchMarker x={88} y={30} />
    </Phone>
  );
}

/** The menu of a browser on Android: three dots in the top corner. */
export function MenuAndroid() {
  return (
    <Phone>
      <rect className={styles['bar']} x="16" y="18" width="70" height="18" rx="9" />
      <rect className={styles['strong']} x="26" y="25" width="36" height="4" rx="2" />
      <LanternIcon x={42} y={62} size={36} />
      <TextLines x={32} y={110} widths={[56, 44]} />
      <circle className={styles['ripple']} cx="98" cy="27" r="13" />
      {[20, 27, 34].map((y) => (
        <circle key={y} className={styles['dot']} cx="98" cy={y} r="2.5" />
      ))}
    </Phone>
  );
}

/** The share button of Safari: a square with an arrow pointing out of it, at the bottom. */
export function MenuIos() {
  return (
    <Phone>
      <LanternIcon x={42} y={32} size={36} />
      <TextLines x={32} y={82} widths={[56, 44]} />
      <path
        className={styles['bar']}
        d="M8.5 114h103v26a9.5 9.5 0 0 1-9.5 9.500h-84a9.5 9.5 0 0 1-9.5-9.500z"
      />
      <path className={styles['line']} d="M24 126l-6 6 6 6m20-12l6 6-6 6" opacity="0.45" />
      <circle className={styles['ripple']} cx="76" cy="131" r="15" />
      <path className={styles['line']} d="M71 128h-3v12h16v-12h-3m-5 5v-13m-4 4l4-4 4 4" />
      <path className={styles['line']} d="M96 126h8v11h-8z" opacity="0.45" />
    </Phone>
  );
}

/** Both: the three dots in the top corner, and the share button at the bottom. */
export function MenuEither() {
  return (
    <Phone>
      <rect className={styles['bar']} x="16" y="18" width="70" height="18" rx="9" />
      <rect className={styles['strong']} x="26" y="25" width="36" height="4" rx="2" />
      <circle className={styles['ripple']} cx="98" cy="27" r="13" />
      {[20, 27, 34].map((y) => (
        <circle key={y} className={styles['dot']} cx="98" cy={y} r="2.5" />
      ))}
      <LanternIcon x={42} y={54} size={36} />
      <circle className={styles['ripple']} cx="60" cy="131" r="15" />
      <path className={styles['line']} d="M55 128h-3v12h16v-12h-3m-5 5v-13m-4 4l4-4 4 4" />
    </Phone>
  );
}
