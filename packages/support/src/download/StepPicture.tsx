import type { StepName } from './installGuides';
import {
  ConfirmAdd,
  AddToHome,
  AllowInstall,
  AllowProfile,
  DownloadFile,
  InstallProfile,
  OpenApp,
} from './drawings/installing';
import { MenuAndroid, MenuEither, MenuIos, ScanCode, VisitSite } from './drawings/reaching';

const PICTURES: Readonly<Record<StepName, () => React.JSX.Element>> = {
  scan: ScanCode,
  visit: VisitSite,
  downloadFile: DownloadFile,
  allowInstall: AllowInstall,
  openApp: OpenApp,
  allowProfile: AllowProfile,
  installProfile: InstallProfile,
  menuAndroid: MenuAndroid,
  menuIos: MenuIos,
  menuEither: MenuEither,
  addToHome: AddToHome,
  add: ConfirmAdd,
};

/** An illustration of an install step. The text next to it has the same content. */
export function StepPicture({ step }: { step: StepName }) {
  const Picture = PICTURES[step];
  return <Picture />;
}
