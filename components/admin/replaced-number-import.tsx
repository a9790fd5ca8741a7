'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { replacedRows } from '@/lib/catalog/rules/replaced-rows';
import type { ReplacedNumberImport as Imported } from '@/lib/catalog/schema/replaced-numbers';
import { CsvField } from './csv-field';

const maxShown = 20;

/** Saves the old part numbers of a CSV file, and says which rows were left out. */
export function ReplacedNumberImport() {
  const router = useRouter();
  const [problems, setProblems] = useState<Imported['problems']>([]);

  async function read(file: File) {
    setProblems([]);
    try {
      const rows = replacedRows(await file.text());
      const imported = await api.post('/replaced-numbers/import', { rows });
      toast.success(`${imported.saved} of ${rows.length} rows saved`);
      setProblems(imported.problems);
      router.refresh();
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  }

  return (
    <div className="max-w-3xl">
      <CsvField
        help="An old number and the SKU that replaces it in each row, without headings or below “number,sku”"
        read={read}
      />
      {problems.length > 0 && (
        <div role="alert" className="mt-3">
          <p className="font-semibold text-bad">{problems.length} rows were left out:</p>
          <ul className="list-disc pl-5">
            {problems.slice(0, maxShown).map(({ row, message }) => (
              <li key={row} className="wrap-anywhere">
                Row {row}: {message}
              </li>
            ))}
          </ul>
          {problems.length > maxShown && <p>and {problems.length - maxShown} more</p>}
        </div>
      )}
    </div>
  );
}
