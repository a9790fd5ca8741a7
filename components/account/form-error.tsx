/** The error of a form, in red below it and announced by screen readers. */
export function FormError({ code, children }: { code?: string | number; children?: string }) {
  return (
    <div role="alert" data-code={code} className="empty:-mt-5">
      {children && <p className="rounded-card bg-bad-ground px-3 py-2 font-medium text-bad">{children}</p>}
    </div>
  );
}
