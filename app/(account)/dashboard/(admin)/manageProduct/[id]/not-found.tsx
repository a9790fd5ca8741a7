import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such product"
      text="The catalog has no product at this address. Search the list by name or part number; it also holds drafts and archived products."
      list={{ name: 'To the products', href: '/dashboard/manageProduct' }}
    />
  );
}
