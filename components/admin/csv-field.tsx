'use client';
import { Field } from '@/components/ui/field';

/** A field for a CSV file, which `read` gets as soon as it was chosen. The same file can be chosen again afterwards. */
export function CsvField({ help, read }: { help: string; read: (file: File) => Promise<void> }) {
  async function readChosen(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (file) await read(file);
    input.value = '';
  }
  return (
    <Field label="Import CSV" help={help}>
      {(ids) => (
        <input
          {...ids}
          type="file"
          accept=".csv,text/csv"
          className="min-h-11 w-full py-2"
          onChange={({ target }) => void readChosen(target)}
        />
      )}
    </Field>
  );
}
