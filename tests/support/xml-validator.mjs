/**
 * Validates XML documents by a DTD or an XML schema with libxml2. It is a program of its own because Jest can't load the
 * library, an ES module that awaits. Arguments: the file of the definition. Standard input: the documents, as JSON.
 * Standard output: what is wrong in them, as JSON.
 */
import { readFileSync } from 'node:fs';
import { DtdValidator, XmlDocument, XmlDtd, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const [, , file] = process.argv;
xmlRegisterFsInputProviders();
const validator = file.endsWith('.dtd')
  ? new DtdValidator(XmlDtd.fromString(readFileSync(file, 'utf8')))
  : XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }));

function errorsIn(text, index) {
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!error.details) throw error;
    return error.details.map(({ message, line }) => `${index}:${line} ${message.trim()}`);
  } finally {
    document.dispose();
  }
}

process.stdout.write(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).flatMap(errorsIn)));
