import { DownloadDialog } from '@perya/support';

import { InstallButton } from '../../install/InstallButton';
import { closeOverlay } from '../navigation/overlay';

const close = () => closeOverlay('download');

export default function DownloadOverlay({ isOpen }: { isOpen: boolean }) {
  return <DownloadDialog isOpen={isOpen} onClose={close} install={<InstallButton />} />;
}
