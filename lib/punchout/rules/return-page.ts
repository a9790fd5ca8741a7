import type { PunchoutForm } from '../../cart/types';
import { xmlText } from '../../shared/xml';

/** The script that submits the form of the page, so that nobody has to press its button. */
const returnScript = '/punchout-return.js';

/** The policy of the page: it posts to the purchasing system and to nowhere else. */
const returnPolicy = (url: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `form-action ${new URL(url).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The page whose form takes a cart back to a purchasing system, by itself or by its button. */
function returnPage({ url, fields }: PunchoutForm, shopName: string): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${xmlText(name)}" value="${xmlText(value)}">`,
  );
  const host = xmlText(new URL(url).host);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Returning to your system – ${xmlText(shopName)}</title>
<style>
:root { color-scheme: light dark }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: 0 1.5rem; cursor: pointer }
</style>
<script src="${returnScript}" defer></script>
</head>
<body>
<main>
<h1>Returning to your system</h1>
<p>Your browser is handing over to ${host}. If nothing happens, press the button.</p>
<form method="post" action="${xmlText(url)}">
${inputs.join('\n')}
<button>Continue to ${host}</button>
</form>
</main>
</body>
</html>
`;
}

/** The response whose page takes a form to a purchasing system. */
export const formResponse = (form: PunchoutForm, shopName: string): Response =>
  new Response(returnPage(form, shopName), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': returnPolicy(form.url),
    },
  });
