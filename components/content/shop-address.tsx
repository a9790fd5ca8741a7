import { EmailText } from '@/components/account/email-text';
import { openingLines } from '@/lib/settings/rules/shop';
import type { Shop } from '@/lib/settings/schema/shop';

/** The shop's address, opening hours and contact data. */
export function ShopAddress({ shop, today }: { shop: Shop; today: string }) {
  const { address, phone, email } = shop;
  return (
    <dl className="flex flex-col gap-6">
      <div>
        <dt className="font-display text-2xl font-semibold">Address</dt>
        <dd className="mt-1">
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt className="font-display text-2xl font-semibold">Opening hours</dt>
        {openingLines(shop, today).map((line) => (
          <dd key={line} className="mt-1">
            {line}
          </dd>
        ))}
      </div>
      <div>
        <dt className="font-display text-2xl font-semibold">Phone and email</dt>
        <dd className="mt-1">
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link underline underline-offset-4">
            {phone}
          </a>
        </dd>
        <dd className="mt-1">
          <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
            <EmailText email={email} />
          </a>
        </dd>
      </div>
    </dl>
  );
}
