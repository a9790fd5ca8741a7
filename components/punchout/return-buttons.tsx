import { buttonClasses } from '@/components/ui/button';

/** The forms that lead back to the purchasing system: with the cart, once it is `ready`, or without changes. */
export function ReturnButtons({ ready }: { ready: boolean }) {
  return (
    <div className="mt-5 flex flex-col gap-3">
      {ready ? (
        <form action="/api/punchout/return" method="post">
          <button className={buttonClasses('primary', 'lg', 'w-full')}>Return to your system</button>
        </form>
      ) : (
        <span aria-disabled className={buttonClasses('primary', 'lg', 'w-full')}>
          Return to your system
        </span>
      )}
      <form action="/api/punchout/return" method="post">
        <input type="hidden" name="cancel" value="1" />
        <button className={buttonClasses('secondary', 'md', 'w-full')}>Leave without changes</button>
      </form>
    </div>
  );
}
