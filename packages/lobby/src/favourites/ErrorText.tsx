import { useErrorText } from '@perya/i18n';

/** The text of an error. */
export default function ErrorText({ error }: { error: unknown }) {
  return useErrorText()(error);
}
