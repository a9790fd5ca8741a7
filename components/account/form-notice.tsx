/** The success message of a form, announced by screen readers. */
export function FormNotice({ children }: { children?: string }) {
  return (
    <div role="status" className="empty:-mt-5">
      {children && <p className="rounded-card bg-good-ground px-3 py-2 font-medium text-good">{children}</p>}
    </div>
  );
}
