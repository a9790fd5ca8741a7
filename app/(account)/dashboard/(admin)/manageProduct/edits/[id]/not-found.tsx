import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such bulk edit"
      text="Previews that nobody applies are removed after a day. Applied edits are kept in the list."
      list={{ name: 'To the bulk edits', href: '/dashboard/manageProduct/edits' }}
    />
  );
}
