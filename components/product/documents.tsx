'use client';
import { FileText } from 'lucide-react';
import { dataSheetPath, isFile } from '@/lib/catalog/rules/documents';
import type { Product } from '@/lib/catalog/schema/product';

/** The documents of a product: its generated data sheet, and those that an admin has added. */
export function Documents({ product }: { product: Pick<Product, 'slug' | 'documents'> }) {
  const all = [{ title: 'Data sheet', href: dataSheetPath(product.slug) }, ...product.documents];
  return (
    <>
      <h3 className="mt-6 mb-2 text-xl">Documents</h3>
      <ul>
        {all.map(({ title, href }) => (
          <li key={`${title} ${href}`}>
            <a
              href={href}
              {...(href.startsWith('https://') && { rel: 'noopener', target: '_blank' })}
              {...(href.startsWith('/api/documents/') && { download: `${title}.pdf` })}
              className="inline-flex min-h-9 items-center gap-2 text-link underline underline-offset-4"
            >
              <FileText aria-hidden size={18} className="shrink-0" />
              {title}
              {isFile(href) && ' (PDF)'}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
