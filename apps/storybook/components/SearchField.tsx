import { Field, Input } from '@perya/ui-kit';
import { Search } from 'lucide-react';

interface SearchFieldProps {
  label: string;
  help?: string;
  value: string;
  onChange: (query: string) => void;
}

/** A text by which a page narrows its list. */
export function SearchField({ label, help, value, onChange }: SearchFieldProps) {
  return (
    <Field label={label} help={help}>
      <Input
        type="search"
        iconStart={<Search size={18} />}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
