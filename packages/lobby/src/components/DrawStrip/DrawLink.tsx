import type { ComingDraw, Game } from '@perya/api-client';
import { lotteryPath, useBrand } from '@perya/site-config';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { launchTarget } from '../../launch/launchTarget';
import { useLaunchGame } from '../../launch/useLaunchGame';

/** Props of {@link DrawLink}. */
export interface DrawLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  draw: ComingDraw;
}

/**
 * A link to the lottery of a draw. Opens the lottery lobby instead, as its card does, if the brand's lottery
 * type is SEA and the draw is one of those with a lobby of their own; in a new tab it's always the page.
 */
export function DrawLink({ draw, ...link }: DrawLinkProps) {
  const launch = useLaunchGame();
  const { type } = useBrand().lottery;
  const game = gameOf(draw);
  const open = (event: MouseEvent) => {
    if (launchTarget(game, type).kind === 'page' || opensElsewhere(event)) return;
    event.preventDefault();
    launch(game);
  };
  return <Link {...link} to={lotteryPath(draw.lottery, draw.isRegional)} onClick={open} />;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The lottery as a game, with what a launch needs of it. */
function gameOf({ lottery, lotteryName, category, accountTypeName, coverPath }: ComingDraw): Game {
  return {
    id: lottery,
    nodeId: lottery,
    code: lottery,
    name: lotteryName,
    category,
    vendor: '',
    vendorName: '',
    isVendorFolder: false,
    isHot: false,
    isNew: false,
    hasDemo: false,
    coverPath: coverPath ?? `/art/cover/${lottery}`,
    accountTypeName,
  };
}
