import { Button } from '@perya/ui-kit';
import type { Cannon } from './cannon';
import { useFishT } from './texts';

export interface FireButtonProps {
  cannon: Cannon;
  className: string | undefined;
}

/** Fires as long as it's held. */
export function FireButton({ cannon, className }: FireButtonProps) {
  const t = useFishT();
  const release = () => cannon.hold(false);
  return (
    <Button
      variant="primary"
      size="large"
      className={className}
      onPointerDown={({ button }) => {
        if (button === 0) cannon.hold(true);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={({ detail }) => {
        // Pressed by keyboard or screen reader: a pointer has already fired.
        if (detail === 0) cannon.shootOnce();
      }}
    >
      {t('fire')}
    </Button>
  );
}
