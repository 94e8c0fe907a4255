import {
  BadgePercent,
  CircleHelp,
  Dices,
  HeartHandshake,
  type LucideIcon,
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
};

/** The icon of a topic; an operator's own topics use the default one. */
export const topicIcon = (id: string): LucideIcon => ICONS[id] ?? CircleHelp;
