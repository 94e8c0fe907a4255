import { PICTURE_LIMITS } from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';
import {
  PictureField as BasePictureField,
  type ChosenPicture,
  type PictureError,
} from '@perya/ui-kit/picture-field';

import { useT } from '../../locales';

const MEGABYTE = 1024 * 1024;
const LIMITS = { count: PICTURE_LIMITS.pictures, bytes: PICTURE_LIMITS.pictureBytes };
const SAID_LIMITS = { max: LIMITS.count, size: LIMITS.bytes / MEGABYTE };
const ERROR_KEYS: Readonly<Record<PictureError, string>> = {
  type: 'form.imageType',
  size: 'form.imageTooLarge',
  count: 'form.imagesTooMany',
};

/** Props of {@link PictureField}. */
export interface PictureFieldProps {
  /** What the pictures show: "Receipt". */
  label: string;
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The form's validation error. */
  error?: string | undefined;
}

/** Pictures submitted with a form: PNG or JPEG, three at most, 5 MB each (specification §4 and §5). */
export function PictureField({ label, ...rest }: PictureFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const format = useFormat();
  return (
    <BasePictureField
      {...rest}
      limits={LIMITS}
      labels={{
        label,
        help: t('pictures.help', SAID_LIMITS),
        choose: t('pictures.choose'),
        chosen: t('pictures.chosen'),
        optional: t('pictures.optional'),
        remove: (name) => t('pictures.remove', { name }),
        size: (bytes) =>
          format.number(bytes / MEGABYTE, {
            style: 'unit',
            unit: 'megabyte',
            maximumFractionDigits: 1,
          }),
        pictureError: (pictureError) =>
          errorText({ key: ERROR_KEYS[pictureError], params: SAID_LIMITS }),
      }}
    />
  );
}
