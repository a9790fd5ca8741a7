/** Why a form was refused, in red under it and read out at once. */
export function FormError({ code, children }: { code?: string | number; children?: string }) {
  return (
    <div role="alert" data-code={code} className="empty:-mt-5">
      {children && <p className="rounded-card bg-bad-ground px-3 py-2 font-medium text-bad">{children}</p>}
    </div>
  );
}
