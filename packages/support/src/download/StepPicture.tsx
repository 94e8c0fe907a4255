import type { StepName } from './installGuides';
import {
  Add,
  AddToHome,
  AllowInstall,
  AllowProfile,
  DownloadFile,
  InstallProfile,
  OpenApp,
} from './drawings/installing';
import { MenuAndroid, MenuIos, Scan, Visit } from './drawings/reaching';

const PICTURES: Readonly<Record<StepName, () => React.JSX.Element>> = {
  scan: Scan,
  visit: Visit,
  downloadFile: DownloadFile,
  allowInstall: AllowInstall,
  openApp: OpenApp,
  allowProfile: AllowProfile,
  installProfile: InstallProfile,
  menuAndroid: MenuAndroid,
  menuIos: MenuIos,
  addToHome: AddToHome,
  add: Add,
};

/** What a step of an installation looks like on the phone. The words beside it say the same. */
export function StepPicture({ step }: { step: StepName }) {
  const Picture = PICTURES[step];
  return <Picture />;
}
