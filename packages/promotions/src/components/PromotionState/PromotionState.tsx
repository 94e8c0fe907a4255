import type { ActivityState } from '@perya/api-client';
import { Badge, type BadgeTone } from '@perya/ui-kit';
import {
  BadgeCheck,
  CalendarClock,
  CircleX,
  Coins,
  DoorClosed,
  Hourglass,
  MailCheck,
  PartyPopper,
  type LucideIcon,
} from 'lucide-react';

import { useT } from '../../locales';

const LOOKS: Readonly<Record<ActivityState, { tone: BadgeTone; Icon: LucideIcon }>> = {
  applying: { tone: 'teal', Icon: MailCheck },
  process: { tone: 'teal', Icon: Hourglass },
  rejected: { tone: 'danger', Icon: CircleX },
  issued: { tone: 'gold', Icon: Coins },
  claimed: { tone: 'success', Icon: BadgeCheck },
  joined: { tone: 'success', Icon: PartyPopper },
  comingSoon: { tone: 'neutral', Icon: CalendarClock },
  closed: { tone: 'neutral', Icon: DoorClosed },
};

export interface PromotionStateProps {
  state: ActivityState;
  /** `solid` on top of a picture. */
  variant?: 'soft' | 'solid' | undefined;
}

/** The member's state in a promotion, as a word, a color and an icon. */
export function PromotionState({ state, variant }: PromotionStateProps) {
  const t = useT();
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} variant={variant} icon={<Icon />}>
      {t(`state.${state}`)}
    </Badge>
  );
}
