'use client';
import { buttonClasses } from '@/components/ui/button';
import { Menu, MenuDownload } from '@/components/ui/menu';
import { eInvoiceFormats } from '@/lib/invoices/rules/files';
import { fileHref } from '@/lib/invoices/rules/href';
import type { InvoiceRow } from '@/lib/invoices/schema/invoice';

/** Links to the files of a document; e-invoices only where the document can be one. */
export function InvoiceFiles({
  invoice: { number, isEInvoice },
}: {
  invoice: Pick<InvoiceRow, 'number' | 'isEInvoice'>;
}) {
  return (
    <div className="no-print flex flex-wrap gap-2">
      <a
        href={fileHref(number, 'pdf')}
        target="_blank"
        aria-label={`${number} as PDF`}
        className={buttonClasses('secondary', 'sm')}
      >
        PDF
      </a>
      {isEInvoice && (
        <Menu
          trigger={
            <button
              type="button"
              aria-label={`${number} as e-invoice`}
              className={buttonClasses('secondary', 'sm')}
            >
              E-invoice
            </button>
          }
        >
          {eInvoiceFormats.map(({ format, name, description }) => (
            <MenuDownload key={format} href={fileHref(number, format)}>
              {name} <span className="text-sm text-muted">{description}</span>
            </MenuDownload>
          ))}
        </Menu>
      )}
    </div>
  );
}
