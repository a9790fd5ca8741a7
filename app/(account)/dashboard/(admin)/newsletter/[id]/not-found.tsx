import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such campaign"
      text="No campaign has this address. Drafts can be deleted."
      list={{ name: 'To all campaigns', href: '/dashboard/newsletter' }}
    />
  );
}
