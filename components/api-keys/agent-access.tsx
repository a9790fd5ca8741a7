import { CopyButton } from '@/components/admin/copy-button';

/** How agents reach the shop's tools, with a configuration to copy. */
export function AgentAccess({ site, name, needsKey }: { site: string; name: string; needsKey: boolean }) {
  const headers = needsKey ? { headers: { Authorization: 'Bearer hb_live_…' } } : {};
  const server = { type: 'http', url: `${site}/mcp`, ...headers };
  const configuration = JSON.stringify({ mcpServers: { [name]: server } }, null, 2);
  return (
    <section aria-labelledby="agents" className="flex max-w-3xl flex-col gap-3">
      <h2 id="agents" className="text-2xl">
        Agents
      </h2>
      <p>
        Agents that speak the Model Context Protocol search, compare and check stock at{' '}
        <code className="font-mono wrap-anywhere">{site}/mcp</code>, and draft orders, which a person reviews
        and places on the site.{' '}
        {needsKey
          ? 'With a key they read the prices of the company and request quotes, as far as its scopes allow.'
          : 'They need no key. Companies make keys of their own, with which their agents see their prices.'}
      </p>
      <pre
        tabIndex={0}
        aria-label="Example configuration"
        className="overflow-x-auto rounded-card bg-surface p-4 font-mono text-sm"
      >
        {configuration}
      </pre>
      <div>
        <CopyButton text={configuration} what="configuration">
          Copy the configuration
        </CopyButton>
      </div>
    </section>
  );
}
