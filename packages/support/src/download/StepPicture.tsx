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

/** An illustration of an install step. The text next to it has the same content. */
export function StepPicture({ step }: { step: StepName }) {
  const Picture = PICTURES[step];
  return <Picture />;
}
