import { BoltDrawing } from '@/components/ui/bolt-drawing';
import { ButtonLink } from '@/components/ui/button';
import { MessagePage } from './message-page';

export function ForbiddenMessage({ inside }: { inside?: boolean }) {
  return (
    <MessagePage
      inside={inside}
      title="Not for your account"
      code="Error 403"
      picture={<BoltDrawing className="h-auto w-full" />}
    >
      <p className="text-lg text-muted">
        You are signed in, but your account has no access to this page. If you need it, ask an admin of the
        shop to give you a role that has it.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/dashboard/allUser">Go to your dashboard</ButtonLink>
        <ButtonLink href="/shop" variant="secondary">
          Go to the shop
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
