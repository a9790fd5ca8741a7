import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such product"
      text="Nothing in the catalogue belongs to this address. In the list you can search by name or part number, among drafts and archived products too."
      list={{ name: 'To the products', href: '/dashboard/manageProduct' }}
    />
  );
}
