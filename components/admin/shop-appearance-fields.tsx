'use client';
import { api } from '@/lib/api/client/api';
import { FormText } from './form-text';
import { ShopColorFields } from './shop-colors';
import { ShopLogo } from './shop-logo';

const storeLogo = async (file: Blob) => (await api.post('/images', file)).url;

/** How the shop looks, and the notice above every page. */
export function ShopAppearanceFields() {
  return (
    <>
      <ShopLogo upload={storeLogo} />
      <ShopColorFields />
      <section aria-labelledby="notice" className="flex flex-col gap-4">
        <h2 id="notice" className="text-2xl">
          Announcement bar
        </h2>
        <FormText name="announcementBar.text" label="Text" help="Leave it empty to show no bar" />
        <FormText name="announcementBar.href" label="Leads to" help="A path such as /shop, or empty" />
      </section>
    </>
  );
}
