import type { Item } from '@/lib/catalog/types';
import { Documents } from './documents';

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
      <Documents item={item} />
    </section>
  );
}
