import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from './link';

/** The pages next to the current one, the first and the last; 0 stands for a gap. */
function pagesToShow(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => (index > 0 && each - sorted[index - 1]! > 1 ? [0, each] : [each]));
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({
  page,
  pages,
  hrefFor,
  label = 'Pages',
}: {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  label?: string;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="pagination no-print">
      {page > 1 && (
        <Link rel="prev" href={hrefFor(page - 1)} className="chamfer">
          <ChevronLeft aria-hidden size={18} />
          <span>Previous</span>
        </Link>
      )}
      {pagesToShow(page, pages).map((each, index) =>
        each === 0 ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Link
            key={each}
            href={hrefFor(each)}
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
            className="chamfer"
          >
            {each}
          </Link>
        ),
      )}
      {page < pages && (
        <Link rel="next" href={hrefFor(page + 1)} className="chamfer">
          <span>Next</span>
          <ChevronRight aria-hidden size={18} />
        </Link>
      )}
    </nav>
  );
}
