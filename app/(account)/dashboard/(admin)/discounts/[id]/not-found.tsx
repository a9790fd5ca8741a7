import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such discount"
      text="No discount has this address. Discounts are never deleted: a paused one stays in the list."
      list={{ name: 'To all discounts', href: '/dashboard/discounts' }}
    />
  );
}
