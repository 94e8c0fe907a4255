export {
  PictureField,
  type PictureFieldLabels,
  type PictureFieldProps,
} from './components/PictureField/PictureField';
export type {
  ChosenPicture,
  PictureError,
  PictureLimits,
} from './components/PictureField/pictures';
