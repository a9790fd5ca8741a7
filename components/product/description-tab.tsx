import type { Item } from '@/lib/catalog/types';

/** What the item is, in words, and its documents. */
export function DescriptionTab({ item }: { item: Item }) {
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="part-title mb-4">
        Description
      </h2>
      {item.description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="mb-4 max-w-prose leading-relaxed">
          {paragraph}
        </p>
      ))}
      {item.documents.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-xl">Documents</h3>
          <ul>
            {item.documents.map(({ title, href }) => (
              <li key={href}>
                <a href={href} className="text-link underline underline-offset-4">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
