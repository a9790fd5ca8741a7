import { parentPort } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';

/** Opens a PDF with pdf.js, which shares no code with the library that writes the shop's PDFs. */
async function read(bytes) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  const names = [...((await pdf.getAttachments()) ?? new Map()).keys()];
  const attached = {};
  for (const name of names) attached[name] = new TextDecoder().decode(await pdf.getAttachmentContent(name));
  const annotations = [];
  const pageScripts = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    pageScripts.push(await page.getJSActions());
    for (const { subtype, url, unsafeUrl, actions } of await page.getAnnotations()) {
      annotations.push({ subtype, url, unsafeUrl, actions });
    }
  }
  return {
    pages: text,
    title: (await pdf.getMetadata()).info.Title,
    annotations,
    scripts: [await pdf.getJSActions(), ...pageScripts].filter(Boolean),
    openAction: await pdf.getOpenAction(),
    attachments: names,
    attached,
    metadata: (await pdf.getMetadata()).metadata?.getRaw() ?? '',
    fields: Object.keys((await pdf.getFieldObjects()) ?? {}),
  };
}

parentPort.on('message', async ({ bytes, port }) => {
  try {
    port.postMessage({ read: await read(bytes) });
  } catch (error) {
    port.postMessage({ error: String(error) });
  }
});
