import { ButtonLink } from '@/components/ui/button';
import { MessagePage } from './message-page';

export function ForbiddenMessage({ inside }: { inside?: boolean }) {
  return (
    <MessagePage inside={inside} title="For admins only" code="Error 403">
      <p className="text-lg text-muted">
        You are signed in, but your account may not open this page. If it should, ask an admin of the shop.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/dashboard/allUser">To your dashboard</ButtonLink>
        <ButtonLink href="/shop" variant="secondary">
          To the shop
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
