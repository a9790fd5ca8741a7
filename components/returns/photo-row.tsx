import { Picture } from '@/components/ui/picture';

/** Small photos of returned goods, each a link to the whole picture. Only their customer and staff can load them. */
export function PhotoRow({ number, photos }: { number: string; photos: string[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((id, index) => {
        const href = `/api/orders/${number}/return-photos/${id}`;
        return (
          <li key={id}>
            <a href={href} target="_blank" rel="noreferrer">
              <Picture
                src={href}
                alt={`Photo ${index + 1} of the return`}
                width={64}
                height={64}
                className="size-16 rounded-card border border-line object-cover"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
