import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';

/** Adds the units of a form with `sku` and `quantity` to the cart, and says so. The page stays where it is. */
export async function submitToCart(form: HTMLFormElement, name: string, viewCart: () => void): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const fields = new FormData(form);
  try {
    await api.post('/cart/lines', { sku: fields.get('sku'), quantity: Number(fields.get('quantity')) });
    toast.success(`${name} added to your cart`, {
      action: { label: 'View cart', onClick: viewCart },
    });
    announceMeChanged();
  } catch (error) {
    toast.error(messageOf(error));
  } finally {
    form.ariaBusy = 'false';
  }
}
