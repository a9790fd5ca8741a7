'use client';
import { FileText } from 'lucide-react';
import { dataSheetPath, isFile, revisionText } from '@/lib/catalog/rules/documents';
import type { DocumentLink, Product } from '@/lib/catalog/schema/product';

/** The documents of a product: its generated data sheet, and those that an admin has added. */
export function Documents({
  product,
  dataSheet = dataSheetPath(product.slug),
}: {
  product: Pick<Product, 'slug' | 'documents'>;
  dataSheet?: string;
}) {
  const all: DocumentLink[] = [{ title: 'Data sheet', href: dataSheet }, ...product.documents];
  return (
    <>
      <h3 className="mt-6 mb-2 text-xl">Documents</h3>
      <ul>
        {all.map(({ title, href, earlier, ...present }) => (
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
            </a>{' '}
            {revisionText({ href, ...present })}
            {earlier?.[0] && (
              <details className="text-sm">
                <summary className="w-fit py-1">Earlier revisions</summary>
                <ul>
                  {earlier.map((revision) => (
                    <li key={revision.href}>
                      <a
                        href={revision.href}
                        className="inline-block py-1 text-link underline underline-offset-4"
                      >
                        {revisionText(revision) || 'Without revision'}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
