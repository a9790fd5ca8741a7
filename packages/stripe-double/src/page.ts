import type { Session } from './state';

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes.get(sign) ?? sign);

const style = `
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1a1f36; background: #f6f8fa; }
  .banner { background: #ffde92; color: #3d2b00; text-align: center; padding: 8px 16px; font-weight: 600; }
  main { max-width: 26rem; margin: 32px auto; background: #fff; padding: 24px; border: 1px solid #d5dbe1; border-radius: 8px; }
  h1 { font-size: 1.25rem; margin: 0; } .amount { font-size: 2rem; font-weight: 700; margin: 4px 0 16px; }
  label { display: block; font-weight: 600; margin-top: 12px; }
  input { width: 100%; box-sizing: border-box; font: inherit; padding: 10px; border: 1px solid #8792a2; border-radius: 6px; }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  button { width: 100%; margin-top: 20px; padding: 12px; font: inherit; font-weight: 600; color: #fff; background: #0055de; border: 0; border-radius: 6px; cursor: pointer; }
  :focus-visible { outline: 3px solid #0055de; outline-offset: 2px; }
  @media (max-width: 32rem) { main { margin: 16px; } }
  button.secondary { background: #fff; color: #1a1f36; border: 1px solid #8792a2; margin-top: 12px; }
  .error { color: #a3180d; font-weight: 600; } a { color: #0048bd; } table { font-size: .875rem; margin-top: 20px; border-spacing: 0; }
  td { padding: 2px 12px 2px 0; vertical-align: top; } td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
`;

function document(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><div class="banner" role="note">Test payments: no money moves</div><main>${content}</main></body>
</html>`;
}

function amountOf({ amount_total, currency }: Session): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: (currency ?? 'usd').toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format((amount_total ?? 0) / 10 ** digits);
}

/** The page where a customer enters a card. */
export function paymentPage(session: Session, error = ''): string {
  const back = session.cancel_url
    ? `<p><a href="${escapeHtml(session.cancel_url)}">Back without paying</a></p>`
    : '';
  return document(
    `Pay ${session.name}`,
    `<h1>${escapeHtml(session.name)}</h1>
<p class="amount">${amountOf(session)}</p>
${error ? `<p class="error" role="alert">${escapeHtml(error)} Try another card.</p>` : ''}
<form method="post">
  <label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242">
  <div class="row">
    <div><label for="expiry">Expiry</label><input id="expiry" name="expiry" autocomplete="off" value="12 / 34"></div>
    <div><label for="cvc">CVC</label><input id="cvc" name="cvc" autocomplete="off" value="123"></div>
  </div>
  <button>Pay ${amountOf(session)}</button>
</form>
${back}
<table><caption hidden>Test cards</caption>
<tr><td>4242 4242 4242 4242</td><td>is accepted</td></tr>
<tr><td>4000 0027 6000 3184</td><td>asks for 3-D Secure</td></tr>
<tr><td>4000 0000 0000 0002</td><td>is declined</td></tr>
<tr><td>4000 0000 0000 0259</td><td>is disputed after the capture</td></tr>
</table>`,
  );
}

/** The page of the customer's bank, which asks to confirm a payment. */
export function confirmationPage(session: Session, number: string): string {
  return document(
    '3-D Secure',
    `<h1>3-D Secure</h1>
<p>Your bank asks you to confirm the payment of ${amountOf(session)}.</p>
<form method="post">
  <input type="hidden" name="number" value="${escapeHtml(number)}">
  <button name="confirmation" value="complete">Confirm</button>
  <button name="confirmation" value="fail" class="secondary">Refuse</button>
</form>`,
  );
}

/** What is shown where a session can't be paid any more. */
export function closedPage({ status, success_url, cancel_url }: Session): string {
  const text = status === 'complete' ? 'You have paid already.' : 'The time to pay is over.';
  const href = (status === 'complete' ? success_url : cancel_url) ?? '/';
  return document(text, `<h1>${text}</h1><p><a href="${escapeHtml(href)}">Back to the shop</a></p>`);
}
