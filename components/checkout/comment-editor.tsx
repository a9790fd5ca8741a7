'use client';
import { useRouter } from 'next/navigation';
import { LineComment } from '@/components/cart/line-comment';
import { toast } from '@/components/ui/toast';
import type { CartLine } from '@/lib/cart/schema';
import { purchaseHref, type CheckoutChoices } from '@/lib/orders/rules/checkout';

/** Comments on a line that is bought without the cart. As the other choices, comments are in the page's address. */
export function CommentEditor({ line, choices }: { line: CartLine; choices: CheckoutChoices }) {
  const router = useRouter();

  async function save(comment: string): Promise<boolean> {
    const { withComment } = await import('@/lib/orders/rules/checkout-comments');
    const comments = withComment(choices.comments, line.sku, comment);
    if (comments === null) toast.error('The comments on all lines are too long: shorten them');
    else router.replace(purchaseHref({ ...choices, comments }), { scroll: false });
    return comments !== null;
  }

  return (
    <div className="-ml-3 flex flex-wrap items-center">
      <LineComment name={line.name} comment={line.comment} onSave={save} />
    </div>
  );
}
