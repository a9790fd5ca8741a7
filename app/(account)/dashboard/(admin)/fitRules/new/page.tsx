import type { Metadata } from 'next';
import { FitRuleForm } from '@/components/fits/fit-rule-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { fitRulesPath, ruleFields } from '@/lib/fits/rules/form';

export const metadata: Metadata = {
  title: 'New rule',
  description: 'Say which parts fit which machines, by their specifications.',
  robots: { index: false },
};

const path = `${fitRulesPath}/new`;

export default async function NewFitRulePage() {
  await requireRight('products.edit', path);
  const structure = await findStructure();
  const trail = [
    { name: 'What fits', href: fitRulesPath },
    { name: 'New rule', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">New rule</h1>
      <FitRuleForm choices={{ categories: categoryOptions(structure), ...ruleFields(structure) }} />
    </div>
  );
}
