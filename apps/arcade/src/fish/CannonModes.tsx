import { Button } from '@perya/ui-kit';
import { Crosshair, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFishT } from './texts';
import styles from './CannonModes.module.css';
import type { FishState } from './useFish';

export interface CannonModesProps {
  fish: Pick<FishState, 'isAuto' | 'toggleAuto' | 'isLocked' | 'lockNext'>;
}

/** Automatic modes of the cannon: auto fire and target lock. */
export function CannonModes({
  fish: { isAuto, toggleAuto, isLocked, lockNext },
}: CannonModesProps) {
  const t = useFishT();
  return (
    <div className={styles['tools']}>
      <Tool label={t('auto')} icon={<RotateCw />} isPressed={isAuto} onClick={toggleAuto} />
      <Tool label={t('lock')} icon={<Crosshair />} isPressed={isLocked} onClick={lockNext} />
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  isPressed: boolean;
  onClick(): void;
}

function Tool({ label, icon, isPressed, onClick }: ToolProps) {
  return (
    <Button
      className={styles['tool']}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <span className={styles['face']}>
        {icon}
        <span className={styles['word']}>{label}</span>
      </span>
    </Button>
  );
}
