declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** By name, in alphabetical order. */
  export const ICONS: Readonly<Record<string, LucideIcon>>;
  /** The packages that import each of them. */
  export const USES: Readonly<Record<string, readonly string[]>>;
}
