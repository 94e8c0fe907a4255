import {
  BadgePercent,
  CircleHelp,
  Dices,
  HeartHandshake,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  Smartphone,
  UserRound,
  Wallet,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  account: UserRound,
  money: Wallet,
  games: Dices,
  rewards: BadgePercent,
  'play-safely': HeartHandshake,
  device: Smartphone,
  security: ShieldCheck,
  terms: ScrollText,
};

/** The icon of a topic; an operator's own topics use the default one. */
export const topicIcon = (id: string): LucideIcon => ICONS[id] ?? CircleHelp;
