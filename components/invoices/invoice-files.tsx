import { buttonClasses } from '@/components/ui/button';
import { fileHref } from '@/lib/invoices/rules/href';

/** Links to the files of a document. */
export function InvoiceFiles({ number }: { number: string }) {
  return (
    <p className="no-print flex flex-wrap gap-2">
      <a
        href={fileHref(number, 'pdf')}
        target="_blank"
        aria-label={`${number} as PDF`}
        className={buttonClasses('secondary', 'sm')}
      >
        PDF
      </a>
    </p>
  );
}
