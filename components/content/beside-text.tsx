import { Link } from '@/components/ui/link';
import { PhoneLink } from '@/components/layout/phone-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Shop } from '@/lib/settings/schema/shop';

/** A link from a text to the contact form. */
export function QuestionCard({ shop, topic }: { shop: Pick<Shop, 'phone' | 'hours'>; topic: string }) {
  return (
    <Card className="flex flex-col items-start gap-3 border-t-4 border-t-accent">
      <h2 className="text-2xl">Have a question?</h2>
      <p className="text-muted">Write to us. A person reads it and answers during our opening hours.</p>
      <ButtonLink href={`/contact?topic=${topic}`} variant="secondary">
        Contact us
      </ButtonLink>
      <p className="mt-1 text-sm">
        <PhoneLink phone={shop.phone} />
        {shop.hours.map((line) => (
          <span key={line} className="block text-muted">
            {line}
          </span>
        ))}
      </p>
    </Card>
  );
}

/** Links to related pages. */
export function RelatedPages({ title, pages }: { title: string; pages: { name: string; href: string }[] }) {
  return (
    <nav aria-label={`More: ${title}`}>
      <h2 className="eyebrow border-t-2 border-ink pt-3">{title}</h2>
      <ul className="mt-2 divide-y divide-line">
        {pages.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className="block py-2 underline-offset-4 hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
