import { LanternIcon, Phone, TouchMarker, TextLines } from './Phone';
import styles from './drawings.module.css';

/** A file being downloaded. */
export function DownloadFile() {
  return (
    <Phone>
      <LanternIcon x={40} y={28} size={40} />
      <TextLines x={34} y={80} widths={[52, 40]} />
      <rect className={styles['sheet']} x="14" y="106" width="92" height="36" rx="9" />
      <circle className={styles['action']} cx="32" cy="124" r="11" />
      <path className={styles['mark']} d="M32 118v10m-4.5-4l4.5 4.5 4.5-4.5" />
      <rect className={styles['strong']} x="50" y="117" width="44" height="5" rx="2.5" />
      <rect className={styles['words']} x="50" y="127" width="30" height="4" rx="2" />
    </Phone>
  );
}

/** The "allow install" switch, turned on. */
export function AllowInstall() {
  return (
    <Phone>
      <rect className={styles['strong']} x="18" y="24" width="48" height="5" rx="2.5" />
      {[42, 72, 102].map((y) => (
        <g key={y}>
          <rect className={styles['card']} x="16" y={y} width="88" height="24" rx="7" />
          <rect className={styles['words']} x="24" y={y + 10} width="34" height="4" rx="2" />
          {y !== 72 && (
            <rect className={styles['app']} x="78" y={y + 6} width="20" height="12" rx="6" />
          )}
        </g>
      ))}
      <rect className={styles['good']} x="78" y="78" width="20" height="12" rx="6" />
      <circle className={styles['screen']} cx="92" cy="84" r="4.5" />
      <circle className={styles['ripple']} cx="88" cy="84" r="15" />
    </Phone>
  );
}

/** The iOS prompt to allow a profile. */
export function AllowProfile() {
  return (
    <Phone>
      <TextLines x={22} y={24} widths={[76, 60, 70]} />
      <rect className={styles['sheet']} x="16" y="54" width="88" height="68" rx="12" />
      <rect className={styles['strong']} x="34" y="66" width="52" height="5" rx="2.5" />
      <rect className={styles['words']} x="28" y="78" width="64" height="4" rx="2" />
      <rect className={styles['words']} x="38" y="86" width="44" height="4" rx="2" />
      <path className={styles['line']} d="M16.5 98h87M60 98v23.5" opacity="0.3" strokeWidth="1" />
      <rect className={styles['words']} x="28" y="108" width="20" height="4" rx="2" />
      <rect className={styles['action']} x="70" y="107" width="26" height="6" rx="3" />
      <TouchMarker x={83} y={110} />
    </Phone>
  );
}

/** The iOS settings, with the downloaded profile. */
export function InstallProfile() {
  return (
    <Phone>
      <rect className={styles['strong']} x="18" y="24" width="40" height="5" rx="2.5" />
      <rect className={styles['card']} x="16" y="38" width="88" height="34" rx="9" />
      <LanternIcon x={22} y={44} size={22} />
      <rect className={styles['strong']} x="50" y="48" width="40" height="5" rx="2.5" />
      <rect className={styles['words']} x="50" y="58" width="28" height="4" rx="2" />
      <TextLines x={22} y={84} widths={[70, 56]} />
      <rect className={styles['action']} x="16" y="116" width="88" height="22" rx="11" />
      <path className={styles['mark']} d="M53 127l5 5 9-10" />
      <TouchMarker x={90} y={127} />
    </Phone>
  );
}

/** "Add to Home Screen" in a menu. */
export function AddToHome() {
  return (
    <Phone>
      <rect className={styles['sheet']} x="16" y="36" width="88" height="106" rx="12" />
      {[48, 66, 116].map((y) => (
        <g key={y}>
          <rect
            className={styles['words']}
            x="26"
            y={y}
            width={y === 66 ? 40 : 48}
            height="5"
            rx="2.5"
          />
          <rect className={styles['app']} x="86" y={y - 3} width="10" height="10" rx="3" />
        </g>
      ))}
      <rect className={styles['action']} x="20" y="82" width="80" height="24" rx="8" />
      <path className={styles['mark']} d="M29 94h32" strokeWidth="5" />
      <path
        className={styles['mark']}
        d="M84 89h10v10h-10zm5 2.500v5m-2.5-2.500h5"
        strokeWidth="1.6"
      />
      <TouchMarker x={72} y={94} />
    </Phone>
  );
}

/** The confirmation: the icon, its name, "Add". */
export function ConfirmAdd() {
  return (
    <Phone>
      <rect className={styles['sheet']} x="14" y="42" width="92" height="82" rx="12" />
      <LanternIcon x={24} y={54} size={30} />
      <rect className={styles['strong']} x="62" y="60" width="34" height="5" rx="2.5" />
      <rect className={styles['words']} x="62" y="71" width="26" height="4" rx="2" />
      <rect className={styles['words']} x="28" y="105" width="22" height="4" rx="2" />
      <rect className={styles['action']} x="62" y="96" width="36" height="20" rx="10" />
      <path className={styles['mark']} d="M80 101v10m-5-5h10" />
      <TouchMarker x={94} y={112} />
    </Phone>
  );
}

/** The home screen, with the site's icon among others. */
export function OpenApp() {
  return (
    <Phone>
      {[24, 56, 88].flatMap((y) =>
        [20, 48, 76].map((x) => (
          <rect
            key={`${x},${y}`}
            className={styles['app']}
            x={x}
            y={y}
            width="24"
            height="24"
            rx="6"
            opacity={x === 48 && y === 56 ? 0 : 0.8}
          />
        )),
      )}
      <LanternIcon x={43} y={51} size={34} />
      <rect className={styles['bar']} x="16" y="122" width="88" height="22" rx="9" />
      <TouchMarker x={74} y={84} />
    </Phone>
  );
}
