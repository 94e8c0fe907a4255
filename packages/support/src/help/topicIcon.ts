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

/** A picture for a topic; an operator's own topics have the common one. */
export const topicIcon = (id: string): LucideIcon => ICONS[id] ?? CircleHelp;
