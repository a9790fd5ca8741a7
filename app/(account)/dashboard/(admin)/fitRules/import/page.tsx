import type { Metadata } from 'next';
import { ImportPage } from '@/components/admin/import-page';
import { requireRight } from '@/lib/auth/current-session';
import { fitRuleColumns } from '@/lib/fits/rules/csv';
import { fitRulesPath } from '@/lib/fits/rules/form';

export const metadata: Metadata = {
  title: 'Import rules',
  description: 'Rules that say which parts fit which machines, from a CSV file.',
  robots: { index: false },
};

export default async function ImportFitRulesPage() {
  await requireRight('products.edit', `${fitRulesPath}/import`);
  return (
    <ImportPage
      title="Import rules"
      back={{ name: 'Back to the rules', href: fitRulesPath }}
      columns={fitRuleColumns}
      path="/fit-rules/import"
      records="rules"
    >
      <li>
        One row for each rule, which is found by its <code>name</code>. Rules and columns that the file lacks
        stay as they are.
      </li>
      <li>
        <code>partCategory</code> and <code>partField</code> are keys such as <code>accessories</code> and{' '}
        <code>type</code>; <code>partValues</code> are separated by <code>|</code>. The same for machines.
      </li>
      <li>
        <code>conditions</code> are separated by <code>|</code>, each the part’s field, <code>equal</code>,{' '}
        <code>at-least</code>, <code>at-most</code> or <code>shared</code>, and the machine’s field, such as{' '}
        <code>bore equal disc-bore</code>.
      </li>
    </ImportPage>
  );
}
