/** What a form has done, read out when it appears. */
export function FormNotice({ children }: { children?: string }) {
  return (
    <div role="status" className="empty:-mt-5">
      {children && <p className="rounded-card bg-good-ground px-3 py-2 font-medium text-good">{children}</p>}
    </div>
  );
}
