export {
  PictureField,
  type PictureFieldLabels,
  type PictureFieldProps,
} from './components/PictureField/PictureField';
export type {
  ChosenPicture,
  PictureFault,
  PictureLimits,
} from './components/PictureField/pictures';
