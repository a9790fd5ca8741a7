'use client';
import { useRouter } from 'next/navigation';
import { MenuChoices } from '@/components/ui/menu';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import type { Me } from '@/lib/cart/schema';

/** The choice, in the account menu, in whose name this session buys. */
export function CompanySwitch({ companies }: { companies: NonNullable<Me['companies']> }) {
  const router = useRouter();

  async function choose(id: string) {
    try {
      await api.put('/active-company', { company: id || null });
      const name = companies.all.find((company) => company.id === id)?.name ?? 'yourself';
      toast.success(`You are buying for ${name}`);
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
    announceMeChanged();
  }

  return (
    <MenuChoices
      label="Buying for"
      value={companies.active ?? ''}
      options={[
        { value: '', name: 'Yourself' },
        ...companies.all.map(({ id, name }) => ({ value: id, name })),
      ]}
      onChoose={(id) => void choose(id)}
    />
  );
}
