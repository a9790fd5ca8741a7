import { Allowed } from '@/components/layout/allowed';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import type { Right } from '@/lib/users/rules/rights';

type Props = {
  /** What the file is about, where that is not the list itself. */
  label?: string;
  importHref: string;
  /** Who may import. */
  right: Right;
  exportHref: string;
};

/** The links to the import and the export of a list as CSV. */
export function CsvLinks({ label, importHref, right, exportHref }: Props) {
  const named = (verb: string) => (label ? `${verb} ${label.toLowerCase()} (CSV)` : `${verb} CSV`);
  return (
    <div className="flex flex-wrap gap-3">
      <Allowed right={right}>
        <ButtonLink href={importHref} size="sm" variant="secondary">
          {named('Import')}
        </ButtonLink>
      </Allowed>
      <a href={exportHref} download className={buttonClasses('secondary', 'sm')}>
        {named('Export')}
      </a>
    </div>
  );
}
