import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FitRuleForm } from '@/components/fits/fit-rule-form';
import { Allowed, Editable } from '@/components/layout/allowed';
import { DeleteRecord } from '@/components/price-lists/delete-record';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { findFitRule } from '@/lib/fits/queries';
import { fitRuleHref, fitRulesPath, ruleFields } from '@/lib/fits/rules/form';
import { fitRuleParams } from '@/lib/fits/schema';

export const metadata: Metadata = {
  title: 'Rule of what fits',
  description: 'Which parts fit which machines, by their specifications.',
  robots: { index: false },
};

export default async function FitRulePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireRight('products.view', fitRuleHref(id));
  const rule = fitRuleParams.safeParse({ id }).success ? await findFitRule(id) : null;
  if (!rule) notFound();
  const structure = await findStructure();
  const trail = [
    { name: 'What fits', href: fitRulesPath },
    { name: rule.name, href: fitRuleHref(id) },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-4xl wrap-anywhere">{rule.name}</h1>
        <Allowed right="products.edit">
          <DeleteRecord
            what="Rule"
            name={rule.name}
            path={`/fit-rules/${id}`}
            listPath={fitRulesPath}
            consequence="Pages no longer say what fits by it."
          />
        </Allowed>
      </div>
      <Editable right="products.edit">
        <FitRuleForm
          rule={rule}
          choices={{ categories: categoryOptions(structure), ...ruleFields(structure) }}
        />
      </Editable>
    </div>
  );
}
