import styles from './Stall.module.css';

const FLAGS = 20;

/** The drawn stall: an awning, a string of flags and light bulbs, and the sloped board. */
export function Stall() {
  return (
    <div className={styles['stall']} aria-hidden="true">
      <div className={styles['awning']} />
      <svg className={styles['flags']} viewBox="0 0 800 40" preserveAspectRatio="xMidYMin slice">
        <path className={styles['string']} d="M0 2Q200 26 400 4T800 2" />
        {Array.from({ length: FLAGS }, (_, flag) => {
          const x = 20 + flag * 40;
          const y = 4 + 10 * Math.abs(Math.sin((flag + 0.5) * (Math.PI / 10)));
          return (
            <path
              key={flag}
              className={styles['flag']}
              data-tone={flag % 4}
              d={`M${x - 11} ${y}h22l-11 20Z`}
            />
          );
        })}
      </svg>
      <div className={styles['board']} />
      <Lanterns />
      <Lanterns />
    </div>
  );
}

/** Paper lanterns, on one side of the board. */
function Lanterns() {
  return (
    <svg className={styles['lanterns']} viewBox="0 0 100 240">
      {[
        { x: 30, y: 150, tone: 0 },
        { x: 70, y: 90, tone: 1 },
      ].map(({ x, y, tone }) => (
        <g
          key={tone}
          className={styles['lantern']}
          data-tone={tone}
          transform={`translate(${x} ${y})`}
        >
          <circle className={styles['glow']} r={44} />
          <path className={styles['cord']} d={`M0 ${-y}V-26`} />
          <ellipse className={styles['paper']} rx={19} ry={24} />
          <path className={styles['rib']} d="M-9 -21Q-16 0 -9 21M9 -21Q16 0 9 21M0 -24V24" />
          <path className={styles['cap']} d="M-9 -27H9V-21H-9ZM-9 21H9V27H-9Z" />
          <path className={styles['cord']} d="M0 27V44M-4 27V38M4 27V38" />
        </g>
      ))}
    </svg>
  );
}
