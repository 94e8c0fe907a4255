import type { DominoesMove, DominoesSide, DominoesView } from '@perya/game-engines/dominoes';
import { useRef, type CSSProperties } from 'react';
import styles from './Chain.module.css';
import { DominoTile } from './DominoTile';
import { fitChain } from './fitChain';
import type { LaidTile, Place } from './layChain';
import { useDominoesT } from './texts';
import { tileText } from './tileText';
import type { TilePlay } from './useTilePlay';
import { useSize } from './useSize';

/** Larger tiles would leave the table empty. */
const MOST_PIXELS = 40;

const SIDES = ['left', 'right'] as const satisfies DominoesSide[];

/** Props of {@link Chain}. */
export interface ChainProps {
  view: DominoesView;
  /** What happened since the last read. */
  moves: readonly DominoesMove[];
  play: Pick<TilePlay, 'chosen' | 'playAt'>;
}

/** The tiles played. If the chosen tile fits both ends, these are buttons. */
export function Chain({ view, moves, play }: ChainProps) {
  const t = useDominoesT();
  const area = useRef<HTMLDivElement>(null);
  const size = useSize(area);
  const { chain, firstPlace } = view;
  const { layout, unit } = fitChain(chain, firstPlace, { ...size, most: MOST_PIXELS });
  const plays = view.moves.filter((move) => move.kind === 'play');
  const last = plays.at(-1)?.tile;
  const { chosen } = play;
  return (
    <div
      className={styles['area']}
      ref={area}
      style={{ ['--unit' as string]: `${unit}px` } satisfies CSSProperties}
    >
      {chain.length === 0 && <p className={styles['empty']}>{t('noChain')}</p>}
      <ol className={styles['chain']} aria-label={t('chain')}>
        {layout.tiles.map((laid, place) => (
          <li key={laid.tile} className={styles['place']} style={placeStyle(laid)}>
            <ChainTile
              laid={laid}
              isFirst={place === firstPlace}
              isLast={laid.tile === last}
              from={sourceOf(moves, laid.tile, view.seat)}
            />
          </li>
        ))}
      </ol>
      {chosen !== undefined &&
        SIDES.map((side, place) => (
          <button
            key={side}
            type="button"
            className={styles['end']}
            style={placeStyle(layout.ends[side])}
            aria-label={t(side === 'left' ? 'playLeft' : 'playRight', {
              tile: tileText(chosen),
              number: view.ends?.[place] ?? '',
            })}
            aria-keyshortcuts={side === 'left' ? 'L' : 'R'}
            onClick={() => play.playAt(side)}
          >
            {view.ends?.[place]}
          </button>
        ))}
    </div>
  );
}

const placeStyle = ({ x, y, width, height }: Place): CSSProperties => ({
  ['--x' as string]: x,
  ['--y' as string]: y,
  ['--width' as string]: width,
  ['--height' as string]: height,
});

/** Where a tile comes from, if it was played since the last read. */
function sourceOf(
  moves: readonly DominoesMove[],
  tile: number,
  own: number,
): 'own' | 'other' | undefined {
  const move = moves.find((one) => one.kind === 'play' && one.tile === tile);
  if (move === undefined) return undefined;
  return move.seat === own ? 'own' : 'other';
}

interface ChainTileProps {
  laid: LaidTile;
  isFirst: boolean;
  isLast: boolean;
  from: 'own' | 'other' | undefined;
}

function ChainTile({ laid: { numbers, width }, isFirst, isLast, from }: ChainTileProps) {
  const t = useDominoesT();
  const notes = [isFirst ? t('firstTile') : '', isLast ? t('lastTile') : ''];
  return (
    <span
      className={styles['tile']}
      role="img"
      aria-label={[numbers.join('|'), ...notes].filter(Boolean).join(', ')}
      data-last={isLast || undefined}
      data-from={from}
    >
      <DominoTile numbers={numbers} isAcross={width === 2} isMarked={isFirst} />
    </span>
  );
}
