import type { MailIdentity, MailTemplate } from './types';
import { defaultColors, mailColors } from '../shared/colors';
import { markdownHtml, markdownText } from './markdown';
import { headerText } from './rules';

const escapes = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes.get(character) ?? '');
const sans = 'Inter,Helvetica,Arial,sans-serif';
const display = "'Barlow Condensed','Arial Narrow',Helvetica,Arial,sans-serif";

type Colors = ReturnType<typeof mailColors>;

const darkColors = (colors: Colors): [part: string, property: string, color: string][] => [
  ['ground', 'background', '#14171a'],
  ['sheet', 'background', '#1c2125'],
  ['head', 'background', colors.darkHeader],
  ['ink', 'color', '#f1f1ee'],
  ['muted', 'color', '#adb4ba'],
  ['link', 'color', colors.darkLink],
  ['line', 'border-color', '#363d44'],
  ['button', 'background', colors.accent],
  ['button', 'color', colors.onAccent],
];
const darkRules = (colors: Colors, mark = '') =>
  darkColors(colors)
    .map(([part, property, color]) => `${mark}.${part}{${property}:${color}!important}`)
    .join('');

// Outlook inverts colors in dark mode and marks the elements: these rules restore our dark colors.
const darkStyle = (colors: Colors) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules(colors)}}
${darkRules(colors, '[data-ogsc] ')}
${darkRules(colors, '[data-ogsb] ')}`;

// Phones: less room at the sides leaves more for the words.
const narrowStyle =
  '@media (max-width:480px){.side{padding-left:16px!important;padding-right:16px!important}}';

function safeUrl(url: string): string {
  if (!/^https?:\/\//.test(url)) throw new Error(`A mail may only link to http(s) addresses: ${url}`);
  return escape(url);
}

const maxAmount = '$100,000,000.00'.length;

function tableHtml({ head, rows }: NonNullable<MailTemplate['table']>): string {
  const cell = (tag: 'td' | 'th', row: string[]) =>
    row
      .map((text, index) => {
        const last = index > 0 && index === row.length - 1;
        const side = last ? 'right' : 'left';
        // Amounts and labels stay whole, and the longer text beside them gets all other room.
        const whole = text.length <= maxAmount ? ';white-space:nowrap' : '';
        const room = `padding:10px 0 10px ${index > 0 ? 16 : 0}px${whole}`;
        return `<${tag} class="ink line" align="${side}" valign="top" style="${room};border-bottom:1px solid #d9d9d3;font-size:14px;line-height:20px;color:#1c2125;font-weight:${tag === 'th' ? 'bold' : 'inherit'}">${escape(text)}</${tag}>`;
      })
      .join('');
  const lines = rows.map((row) => `<tr>${cell('td', row)}</tr>`).join('');
  const top = head ? `<tr>${cell('th', head)}</tr>` : '';
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:0 0 24px">${top}${lines}</table>`;
}

function actionHtml({ label, url }: NonNullable<MailTemplate['action']>, colors: Colors): string {
  const href = safeUrl(url);
  return `<p style="margin:0 0 24px"><a class="button" href="${href}" style="display:inline-block;background:${colors.accent};color:${colors.onAccent};font-family:${display};font-size:19px;font-weight:bold;letter-spacing:.02em;text-decoration:none;padding:12px 26px;border-radius:4px">${escape(label)}</a></p>
<p class="muted" style="margin:0 0 24px;font-size:13px;line-height:20px;color:#565e66">Or open this address:<br><a class="link" href="${href}" style="color:${colors.link};word-break:break-all">${escape(url)}</a></p>`;
}

function headHtml(shop: MailIdentity, home: string): string {
  const address = safeUrl(home);
  const mark = safeUrl(shop.logo ? `${home}${shop.logo}?w=128` : `${home}/icons/180`);
  // The mark is a background: with pictures off it leaves its room empty and no broken frame. It has a box of fixed
  // width, because a narrow screen would squeeze a cell and draw the name over the mark.
  return `<table role="presentation" cellspacing="0" cellpadding="0"><tr>
<td width="40" style="padding:0 12px 0 0"><div style="width:40px;height:40px;background:url(${mark}) center/contain no-repeat">&nbsp;</div></td>
<td><a href="${address}" style="color:#f4f4f2;font-family:${display};font-size:28px;line-height:28px;font-weight:bold;letter-spacing:.04em;text-decoration:none;text-transform:uppercase">${escape(shop.name)}</a><br><span style="color:#d9d9d3;font-size:13px;line-height:20px">${escape(shop.tagline)}</span></td>
</tr></table>`;
}

/** The HTML of a mail in the shop's design; every text of the template is escaped. */
export function mailHtml(template: MailTemplate, shop: MailIdentity, home: string): string {
  const { action, table, footnote, unsubscribe, markdown, preheader } = template;
  const colors = mailColors(shop.colors ?? defaultColors);
  const paragraphs = template.paragraphs
    .map(
      (text) =>
        `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:25px;color:#1c2125">${escape(text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
  const body = markdown ? markdownHtml(markdown, { link: colors.link, home }) : '';
  // Hidden, but read by the lists of mail programs; the spaces keep the text that follows out of them.
  const teaser = preheader
    ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`
    : '';
  const small = footnote
    ? `<p class="muted" style="margin:0;font-size:13px;line-height:20px;color:#565e66">${escape(footnote)}</p>`
    : '';
  const leave = unsubscribe
    ? `<br><a class="muted" href="${safeUrl(unsubscribe)}" style="color:#565e66">Leave this list</a>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(template.subject)}</title><style>${narrowStyle}
${darkStyle(colors)}</style></head>
<body class="ground" style="margin:0;background:#f4f4f2;color:#1c2125;font-family:${sans}">
${teaser}<table role="presentation" class="ground" width="100%" cellspacing="0" cellpadding="0" style="background:#f4f4f2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#ffffff;border-radius:4px;overflow:hidden">
<tr><td class="head side" style="background:${colors.header};border-bottom:4px solid ${colors.accent};padding:20px 32px">${headHtml(shop, home)}</td></tr>
<tr><td class="side" style="padding:32px;overflow-wrap:anywhere;word-break:break-word"><h1 class="ink" style="margin:0 0 16px;font-family:${display};font-size:30px;line-height:34px;color:#1c2125">${escape(template.heading)}</h1>${paragraphs}${body}${table ? tableHtml(table) : ''}${action ? actionHtml(action, colors) : ''}${small}</td></tr>
<tr><td class="muted line side" style="padding:20px 32px;border-top:1px solid #d9d9d3;font-size:12px;line-height:18px;color:#565e66">${shop.address.map(escape).join('<br>')}<br>${escape(shop.email)}${leave}</td></tr>
</table></td></tr></table></body></html>`;
}

/** The same mail as plain text. */
export function mailText(template: MailTemplate, shop: MailIdentity, home: string): string {
  const { heading, paragraphs, markdown, action, table, footnote, unsubscribe } = template;
  const rows = [...(table?.head ? [table.head] : []), ...(table?.rows ?? [])];
  const parts = [
    heading,
    ...paragraphs,
    markdown ? markdownText(markdown, home) : '',
    rows.map((row) => row.filter(Boolean).join('  ')).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    footnote ?? '',
    unsubscribe ? `Leave this list:\n${unsubscribe}` : '',
    `-- \n${[shop.name, ...shop.address, shop.email].join('\n')}`,
  ];
  return parts.filter(Boolean).join('\n\n') + '\n';
}

/** Subject, HTML and text of a mail; the subject is always a single line. `home` is the shop's address. */
export function renderMail(template: MailTemplate, shop: MailIdentity, home: string) {
  return {
    subject: headerText(template.subject),
    html: mailHtml(template, shop, home),
    text: mailText(template, shop, home),
  };
}
