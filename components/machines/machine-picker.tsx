'use client';
import { useRouter } from 'next/navigation';
import { RecordPicker } from '@/components/forms/record-picker';
import { Picture } from '@/components/ui/picture';
import { api } from '@/lib/api/client/api';
import { newMachineHref } from '@/lib/machines/rules/paths';

const search = async (words: string) => {
  const { products } = await api.get(`/search?${new URLSearchParams({ q: words })}`);
  return products.map(({ slug, name, sku, img }) => ({ id: slug, name, sku, img }));
};

/** Finds the product that a machine is, by words or a part number. */
export function MachinePicker() {
  const router = useRouter();
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <RecordPicker
        label="Words or a part number"
        names={{ one: 'product', many: 'products' }}
        nothing="No product found. Try other words, or the part number on the machine."
        search={search}
        describe={({ name, sku }) => `${name}, ${sku}`}
        onChoose={({ sku }) => router.push(newMachineHref(sku))}
      >
        {({ name, sku, img }) => (
          <span className="flex items-center gap-3">
            <Picture src={img} alt="" width={48} height={48} className="rounded-card bg-picture" />
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="block text-sm text-muted">{sku}</span>
            </span>
          </span>
        )}
      </RecordPicker>
    </div>
  );
}
