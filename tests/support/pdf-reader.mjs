import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';

// Opens a PDF with pdf.js, which shares no code with the library that writes the shop's PDFs.
const pdf = await getDocumentProxy(new Uint8Array(workerData));
const { text } = await extractText(pdf);
const annotations = [];
const pageActions = [];
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number);
  const actions = await page.getJSActions();
  if (actions) pageActions.push(actions);
  for (const { subtype, url, unsafeUrl, actions: scripts } of await page.getAnnotations()) {
    annotations.push({ subtype, url, unsafeUrl, scripts });
  }
}
parentPort?.postMessage({
  pages: text,
  title: (await pdf.getMetadata()).info.Title,
  annotations,
  scripts: [await pdf.getJSActions(), ...pageActions].filter(Boolean),
  openAction: await pdf.getOpenAction(),
  attachments: Object.keys((await pdf.getAttachments()) ?? {}),
  fields: Object.keys((await pdf.getFieldObjects()) ?? {}),
});
