import { BoltDrawing } from '@/components/ui/bolt-drawing';
import { ButtonLink } from '@/components/ui/button';
import { MessagePage } from './message-page';
import { SearchForm } from './search-form';

export function NotFoundMessage({ inside, blog }: { inside?: boolean; blog?: boolean }) {
  return (
    <MessagePage
      inside={inside}
      title="Page not found"
      code="Error 404"
      picture={<BoltDrawing missing className="h-auto w-full" />}
    >
      <p className="text-lg text-muted">
        There is no page at this address. It may have moved, or the link is incomplete. Search for what you
        need:
      </p>
      <div className="w-full max-w-md">
        <SearchForm id="not-found-search" />
      </div>
      <div className="flex flex-wrap gap-3">
        {blog && <ButtonLink href="/blog">Go to the blog</ButtonLink>}
        <ButtonLink href="/shop" variant={blog ? 'secondary' : 'primary'}>
          Go to the shop
        </ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Home
        </ButtonLink>
      </div>
    </MessagePage>
  );
}
