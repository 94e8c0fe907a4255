import { pipsOf, type DominoesSide, type Tile } from '@perya/game-engines/dominoes';
import { useHandFocus, type HandItemProps } from '../match/useHandFocus';
import { DominoTile } from './DominoTile';
import styles from './OwnTiles.module.css';
import { useDominoesT } from './texts';
import { tileText } from './tileText';
import type { TilePlay } from './useTilePlay';

/** Props of {@link OwnTiles}. */
export interface OwnTilesProps {
  hand: readonly Tile[];
  play: TilePlay;
}

/** The player's tiles: one tab stop, between which arrow keys move. Those that fit rise. */
export function OwnTiles({ hand, play }: OwnTilesProps) {
  const t = useDominoesT();
  const { list, propsOf } = useHandFocus(hand);
  return (
    <ul className={styles['hand']} ref={list} aria-label={t('yourTiles')}>
      {hand.map((tile) => (
        <li key={tile}>
          <OwnTile
            tile={tile}
            sides={play.isOpen ? play.fitsOf(tile) : undefined}
            isChosen={tile === play.chosen}
            focus={propsOf(tile)}
            onPress={() => play.press(tile)}
          />
        </li>
      ))}
    </ul>
  );
}

interface OwnTileProps {
  tile: Tile;
  /** The ends that it fits; undefined if nothing can be played now. */
  sides: readonly DominoesSide[] | undefined;
  isChosen: boolean;
  focus: HandItemProps;
  onPress(): void;
}

function OwnTile({ tile, sides, isChosen, focus, onPress }: OwnTileProps) {
  const note = useFitText(sides);
  const doesFit = sides !== undefined && sides.length > 0;
  return (
    <button
      type="button"
      className={styles['tile']}
      {...focus}
      aria-pressed={isChosen}
      aria-disabled={!doesFit || undefined}
      aria-label={[tileText(tile), note].filter(Boolean).join(', ')}
      data-fits={sides && doesFit}
      onClick={onPress}
    >
      <DominoTile numbers={pipsOf(tile)} />
    </button>
  );
}

/** Says where a tile can be played. */
function useFitText(sides: readonly DominoesSide[] | undefined): string {
  const t = useDominoesT();
  if (sides === undefined) return '';
  const [side, other] = sides;
  if (side === undefined) return t('fitsNot');
  if (other !== undefined) return t('fitsBoth');
  return t(side === 'left' ? 'fitsLeft' : 'fitsRight');
}
