import { APPLICATION_LIMITS } from '@perya/api-client';
import { useErrorText, useFormat } from '@perya/i18n';
import {
  PictureField as BasePictureField,
  type ChosenPicture,
  type PictureFault,
} from '@perya/ui-kit/picture-field';

import { useT } from '../../i18n';

const MEGABYTE = 1024 * 1024;
const LIMITS = { count: APPLICATION_LIMITS.pictures, bytes: APPLICATION_LIMITS.pictureBytes };
const SAID_LIMITS = { max: LIMITS.count, size: LIMITS.bytes / MEGABYTE };
const ERROR_KEYS: Readonly<Record<PictureFault, string>> = {
  type: 'form.imageType',
  size: 'form.imageTooLarge',
  count: 'form.imagesTooMany',
};

export interface PictureFieldProps {
  pictures: readonly ChosenPicture[];
  onChange: (pictures: readonly ChosenPicture[]) => void;
  isRequired: boolean;
  disabled?: boolean | undefined;
  /** What the form has to say about it. */
  error?: string | undefined;
}

/** At most three pictures with an application (specification §5). */
export function PictureField({ isRequired, ...rest }: PictureFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const format = useFormat();
  return (
    <BasePictureField
      {...rest}
      required={isRequired}
      limits={LIMITS}
      labels={{
        label: t('pictures.label'),
        help: t('pictures.help', SAID_LIMITS),
        choose: t('pictures.choose'),
        chosen: t('pictures.chosen'),
        optional: t('form.optional'),
        remove: (name) => t('pictures.remove', { name }),
        size: (bytes) =>
          format.number(bytes / MEGABYTE, {
            style: 'unit',
            unit: 'megabyte',
            maximumFractionDigits: 1,
          }),
        fault: (fault) => errorText({ key: ERROR_KEYS[fault], params: SAID_LIMITS }),
      }}
    />
  );
}
