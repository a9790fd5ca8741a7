/** Names the links and pictures of the saved text that lead nowhere; nothing when all lead somewhere. */
export function BrokenLinksNotice({ links }: { links: string[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="broken-links" className="rounded-card bg-warn-ground p-4 text-warn">
      <h2 id="broken-links" className="text-lg">
        {links.length === 1 ? 'A link leads nowhere' : `${links.length} links lead nowhere`}
      </h2>
      <BrokenLinkList links={links} />
    </section>
  );
}

export function BrokenLinkList({ links }: { links: string[] }) {
  return (
    <ul className="mt-1 list-disc pl-5 font-mono text-sm wrap-anywhere">
      {links.map((link) => (
        <li key={link}>{link}</li>
      ))}
    </ul>
  );
}
