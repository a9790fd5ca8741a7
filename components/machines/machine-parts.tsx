import { FileText } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { FitList } from '@/components/fits/fit-list';
import { buttonClasses } from '@/components/ui/button';
import { isFile } from '@/lib/catalog/rules/documents';
import { fittingHref } from '@/lib/machines/rules/paths';
import type { Machine } from '@/lib/machines/schema';

const linkClasses = 'text-link underline underline-offset-4';

function Products({ title, products }: { title: string; products: Machine['spareParts'] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="part-title mb-4">{title}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {products.map(({ slug, name, sku }) => (
          <li key={slug} className="border-b border-line py-3">
            <Link
              href={`/product/${slug}`}
              prefetch={false}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <span className="block text-sm text-muted">{sku}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Manuals({ documents }: Pick<Machine, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="part-title mb-4">
        Manuals and documents
      </h2>
      <ul>
        {documents.map(({ title, href }) => (
          <li key={`${title} ${href}`}>
            <a
              href={href}
              {...(href.startsWith('https://') && { rel: 'noopener', target: '_blank' })}
              {...(href.startsWith('/api/documents/') && { download: `${title}.pdf` })}
              className={`inline-flex min-h-9 items-center gap-2 ${linkClasses}`}
            >
              <FileText aria-hidden size={18} className="shrink-0" />
              {title}
              {isFile(href) && ' (PDF)'}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const maxShown = 12;

/** What fits on a machine and why, its spare parts and accessories, and its documents. */
export function MachineParts({ machine }: { machine: Machine }) {
  const { consumables, spareParts, accessories, documents } = machine;
  return (
    <>
      {consumables.length > 0 && (
        <section aria-labelledby="consumables">
          <h2 id="consumables" className="part-title mb-4">
            Consumables that fit
          </h2>
          <FitList fits={consumables.slice(0, maxShown)} />
          <p className="mt-4">
            <Link href={fittingHref(machine.id)} className={buttonClasses('secondary')}>
              {consumables.length > maxShown ? `Shop all ${consumables.length}` : 'Shop what fits'}
            </Link>
          </p>
        </section>
      )}
      <Products title="Spare parts" products={spareParts} />
      <Products title="Accessories" products={accessories} />
      {consumables.length + spareParts.length + accessories.length === 0 && (
        <p className="text-muted">The shop knows no consumables, spare parts or accessories for it.</p>
      )}
      <Manuals documents={documents} />
    </>
  );
}
