import { IconButton } from '@perya/ui-kit';
import { Grid2x2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RoadMaps, type RoadMapsData } from './RoadMaps';
import { useLiveTableT } from './texts';

const GameDialog = lazy(() => import('../game/GameDialog'));

/** Opens all road maps, for pages too narrow to show them beside the felt. */
export function RoadsButton(data: RoadMapsData) {
  const t = useLiveTableT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="overlay"
        label={t('roads')}
        icon={<Grid2x2 />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <GameDialog title={t('roads')} onClose={() => setIsOpen(false)}>
            <RoadMaps {...data} isDialog />
          </GameDialog>
        </Suspense>
      )}
    </>
  );
}
