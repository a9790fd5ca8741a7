import { JsonLd } from '@/components/content/json-ld';
import { deliversByTables } from '@/lib/delivery/providers/registry';
import { shippingFacts } from '@/lib/delivery/rules/shipping-facts';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { shopNode } from '@/lib/settings/rules/shop-facts';
import { WrittenPage, writtenMetadata } from '../written-page';

export const generateMetadata = () => writtenMetadata('shipping');

export default async function ShippingPage() {
  const services = deliversByTables() ? shippingFacts(await findShop()) : [];
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': shopNode(siteUrl()),
    hasShippingService: services,
  };
  return (
    <>
      {services.length > 0 && <JsonLd data={facts} />}
      <WrittenPage slug="shipping" topic="order" dated />
    </>
  );
}
