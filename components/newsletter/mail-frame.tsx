/** A mail as its reader sees it. Sandboxed: links open in a new tab, and no script in it runs. */
export function MailFrame({ html }: { html: string }) {
  return (
    <iframe
      title="Preview of the mail"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
      className="min-h-[36rem] w-full grow rounded-card border border-line bg-white"
    />
  );
}
