'use client';
import { EmailText } from '@/components/account/email-text';
import type { Shop } from '@/lib/settings/schema/shop';
import { FooterColumns } from './footer-columns';
import { Logo } from './logo';
import { PhoneLink } from './phone-link';

type FooterShop = Pick<
  Shop,
  'name' | 'logo' | 'tagline' | 'address' | 'legalName' | 'phone' | 'email' | 'footer' | 'foundedYear'
>;

/**
 * The footer of every page: the shop's name and contact data, and links. A client component: otherwise its markup
 * would be in each page twice.
 */
export function Footer({ shop, isDemo }: { shop: FooterShop; isDemo?: boolean }) {
  return (
    <footer className="no-print mt-20">
      <div aria-hidden className="ruler" />
      <div className="bg-dark text-on-dark">
        <div className="footer-columns">
          <div>
            <p className="flex items-center gap-3">
              <Logo logo={shop.logo} size={44} />
              <span className="shop-name">{shop.name}</span>
            </p>
            <p className="mt-4 max-w-xs text-lg">{shop.tagline}</p>
            <address className="mt-4 text-on-dark/80 not-italic">
              {shop.address.filter((line) => line !== shop.legalName).join(', ')}
              <br />
              <PhoneLink phone={shop.phone} />
              <br />
              <a className="underline-offset-4 hover:underline" href={`mailto:${shop.email}`}>
                <EmailText email={shop.email} />
              </a>
            </address>
          </div>
          <FooterColumns columns={shop.footer} />
        </div>
        <div className="border-t border-white/12">
          <p className="mx-auto max-w-7xl px-4 py-5 text-sm text-on-dark/70">
            © {shop.legalName} Since {shop.foundedYear}.
            {isDemo && <b> Demo shop: nothing is delivered or charged.</b>}
          </p>
        </div>
      </div>
    </footer>
  );
}
