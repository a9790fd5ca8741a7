import type { MailIdentity, MailTemplate } from './types';
import { headerText } from './rules';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
const sans = 'Inter,Helvetica,Arial,sans-serif';

function safeUrl(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error(`A mail may only link to http(s) addresses: ${url}`);
  return escape(url);
}

function tableHtml({ head, rows }: NonNullable<MailTemplate['table']>): string {
  const cell = (tag: 'td' | 'th', row: string[]) =>
    row
      .map((text, index) => {
        const side = index > 0 && index === row.length - 1 ? 'right' : 'left';
        return `<${tag} align="${side}" style="padding:8px 0;border-bottom:1px solid #e4e4e7;font-size:14px">${escape(text)}</${tag}>`;
      })
      .join('');
  const lines = rows.map((row) => `<tr>${cell('td', row)}</tr>`).join('');
  const top = head ? `<tr>${cell('th', head)}</tr>` : '';
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:0 0 24px">${top}${lines}</table>`;
}

/** The HTML of a mail in the shop's dress; every text of the template is escaped. */
export function mailHtml(template: MailTemplate, shop: MailIdentity, home: string): string {
  const { action, table, footnote, unsubscribe } = template;
  const paragraphs = template.paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escape(text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
  const button = action
    ? `<p style="margin:0 0 24px"><a href="${safeUrl(action.url)}" style="display:inline-block;background:#f28c18;color:#1c1205;font-weight:bold;text-decoration:none;padding:12px 24px;border-radius:4px">${escape(action.label)}</a></p><p style="margin:0 0 24px;font-size:13px;color:#52525b">Or open this address: <br><a href="${safeUrl(action.url)}" style="color:#8f4700;word-break:break-all">${escape(action.url)}</a></p>`
    : '';
  const leave = unsubscribe
    ? `<br><a href="${safeUrl(unsubscribe)}" style="color:#52525b">Leave this list</a>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(template.subject)}</title></head>
<body style="margin:0;background:#f4f4f5;color:#18181b;font-family:${sans}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff;border-radius:8px;overflow:hidden">
<tr><td style="background:#1c2125;padding:20px 32px"><a href="${safeUrl(home)}" style="color:#ffffff;font-size:20px;font-weight:bold;text-decoration:none">${escape(shop.name)}</a><br><span style="color:#d4d4d8;font-size:13px">${escape(shop.tagline)}</span></td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escape(template.heading)}</h1>${paragraphs}${table ? tableHtml(table) : ''}${button}${footnote ? `<p style="margin:0;font-size:13px;line-height:20px;color:#52525b">${escape(footnote)}</p>` : ''}</td></tr>
<tr><td style="padding:20px 32px;border-top:1px solid #e4e4e7;font-size:12px;line-height:18px;color:#52525b">${shop.address.map(escape).join('<br>')}<br>${escape(shop.email)}${leave}</td></tr>
</table></td></tr></table></body></html>`;
}

/** The same mail as plain text. */
export function mailText(template: MailTemplate, shop: MailIdentity): string {
  const { heading, paragraphs, action, table, footnote, unsubscribe } = template;
  const rows = [...(table?.head ? [table.head] : []), ...(table?.rows ?? [])];
  const parts = [
    heading,
    ...paragraphs,
    rows.map((row) => row.filter(Boolean).join('  ')).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    footnote ?? '',
    unsubscribe ? `Leave this list:\n${unsubscribe}` : '',
    `-- \n${[shop.name, ...shop.address, shop.email].join('\n')}`,
  ];
  return parts.filter(Boolean).join('\n\n') + '\n';
}

/** Subject, HTML and text of a mail; the subject is one line whatever it was made of. `home` is the shop's address. */
export function renderMail(template: MailTemplate, shop: MailIdentity, home: string) {
  return {
    subject: headerText(template.subject),
    html: mailHtml(template, shop, home),
    text: mailText(template, shop),
  };
}
