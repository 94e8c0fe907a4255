import { Button } from '@perya/ui-kit';
import type { Cannon } from './cannon';
import { useFishT } from './texts';

export interface FireButtonProps {
  cannon: Cannon;
  className: string | undefined;
}

/** Shoots for as long as it is held. */
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
        // By keyboard or screen reader: a pointer has shot already.
        if (detail === 0) cannon.shootOnce();
      }}
    >
      {t('fire')}
    </Button>
  );
}
