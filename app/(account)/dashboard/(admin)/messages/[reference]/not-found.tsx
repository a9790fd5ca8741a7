import { MissingRecord } from '@/components/layout/missing-record';

export default function NotFound() {
  return (
    <MissingRecord
      title="There is no such message"
      text="No message has this number. It is M- followed by eight letters or digits. A message is deleted when its sender closes the account."
      list={{ name: 'To all messages', href: '/dashboard/messages' }}
    />
  );
}
