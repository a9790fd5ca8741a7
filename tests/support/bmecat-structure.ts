import { SaxesParser } from 'saxes';

/**
 * The elements of BMEcat 2005 (bmecat_2005.xsd, final draft of November 4, 2005) that the shop writes, with all that
 * may stand in them, in the order that the schema demands: `?` for at most one, `*` for any number, `+` for at least one.
 */
const models: Record<string, string> = {
  BMECAT: 'HEADER T_NEW_CATALOG',
  HEADER:
    'GENERATOR_INFO? CATALOG BUYER_IDREF? AGREEMENT* LEGAL_INFO? SUPPLIER_IDREF DOCUMENT_CREATOR_IDREF? PARTIES? AREAS?',
  CATALOG:
    'LANGUAGE+ CATALOG_ID CATALOG_VERSION CATALOG_NAME* GENERATION_DATE? TERRITORY* AREA_REFS? CURRENCY? MIME_ROOT* PRICE_FLAG*',
  PARTIES: 'PARTY+',
  PARTY: 'PARTY_ID+ PARTY_ROLE* ADDRESS* MIME_INFO?',
  ADDRESS:
    'NAME* NAME2* NAME3* DEPARTMENT* CONTACT_DETAILS* STREET* ZIP* BOXNO* ZIPBOX* CITY* STATE* COUNTRY* COUNTRY_CODED? VAT_ID? PHONE* FAX* EMAIL? PUBLIC_KEY* URL? ADDRESS_REMARKS*',
  T_NEW_CATALOG:
    'FEATURE_SYSTEM* CLASSIFICATION_SYSTEM* CATALOG_GROUP_SYSTEM? FORMULAS? IPP_DEFINITIONS? PRODUCT+ PRODUCT_TO_CATALOGGROUP_MAP*',
  CATALOG_GROUP_SYSTEM: 'GROUP_SYSTEM_ID? GROUP_SYSTEM_NAME* CATALOG_STRUCTURE+ GROUP_SYSTEM_DESCRIPTION*',
  CATALOG_STRUCTURE: 'GROUP_ID GROUP_NAME+ GROUP_DESCRIPTION* PARENT_ID GROUP_ORDER? MIME_INFO? KEYWORD*',
  PRODUCT:
    'SUPPLIER_PID PRODUCT_DETAILS PRODUCT_FEATURES* PRODUCT_ORDER_DETAILS PRODUCT_PRICE_DETAILS+ MIME_INFO? PRODUCT_REFERENCE*',
  PRODUCT_DETAILS:
    'DESCRIPTION_SHORT+ DESCRIPTION_LONG* INTERNATIONAL_PID* SUPPLIER_ALT_PID? BUYER_PID* MANUFACTURER_PID? MANUFACTURER_NAME? MANUFACTURER_TYPE_DESCR* ERP_GROUP_BUYER? ERP_GROUP_SUPPLIER? DELIVERY_TIME? SPECIAL_TREATMENT_CLASS* KEYWORD* REMARKS* SEGMENT* PRODUCT_ORDER? PRODUCT_STATUS*',
  PRODUCT_FEATURES:
    'REFERENCE_FEATURE_SYSTEM_NAME? REFERENCE_FEATURE_GROUP_ID* REFERENCE_FEATURE_GROUP_ID2* GROUP_PRODUCT_ORDER? FEATURE*',
  FEATURE: 'FNAME FVALUE+ FUNIT? FORDER? FDESCR*',
  PRODUCT_ORDER_DETAILS:
    'ORDER_UNIT CONTENT_UNIT? NO_CU_PER_OU? PRICE_QUANTITY? QUANTITY_MIN? QUANTITY_INTERVAL? QUANTITY_MAX? PACKING_UNITS?',
  PRODUCT_PRICE_DETAILS: 'VALID_START_DATE? VALID_END_DATE? DAILY_PRICE? PRODUCT_PRICE+',
  PRODUCT_PRICE:
    'PRICE_AMOUNT? PRICE_CURRENCY? TAX? PRICE_FACTOR? LOWER_BOUND? TERRITORY* PRICE_BASE? PRICE_FLAG*',
  MIME_INFO: 'MIME+',
  MIME: 'MIME_TYPE? MIME_SOURCE+ MIME_DESCR* MIME_ALT* MIME_PURPOSE? MIME_ORDER?',
  PRODUCT_TO_CATALOGGROUP_MAP: 'PROD_ID CATALOG_GROUP_ID PRODUCT_TO_CATALOGGROUP_MAP_ORDER?',
};

const upTo = (length: number) => new RegExp(`^[^]{1,${length}}$`, 'u');
const number = /^\d+(\.\d+)?$/;

/** What the texts of elements may be. */
const texts: Record<string, RegExp> = {
  LANGUAGE: /^eng$/,
  CATALOG_ID: upTo(20),
  CATALOG_VERSION: /^\d{1,3}\.\d{1,3}$/,
  CATALOG_NAME: upTo(100),
  GENERATION_DATE: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  CURRENCY: /^[A-Z]{3}$/,
  GENERATOR_INFO: upTo(250),
  SUPPLIER_IDREF: upTo(250),
  PARTY_ID: upTo(250),
  PARTY_ROLE: upTo(20),
  NAME: upTo(50),
  PHONE: upTo(30),
  EMAIL: upTo(255),
  URL: upTo(255),
  GROUP_SYSTEM_ID: upTo(50),
  GROUP_ID: upTo(50),
  GROUP_NAME: upTo(100),
  PARENT_ID: upTo(50),
  GROUP_ORDER: /^\d+$/,
  SUPPLIER_PID: upTo(32),
  PROD_ID: upTo(32),
  CATALOG_GROUP_ID: upTo(50),
  DESCRIPTION_SHORT: upTo(150),
  DESCRIPTION_LONG: upTo(64_000),
  BUYER_PID: upTo(50),
  MANUFACTURER_PID: upTo(50),
  MANUFACTURER_NAME: upTo(50),
  DELIVERY_TIME: number,
  KEYWORD: upTo(50),
  REFERENCE_FEATURE_SYSTEM_NAME: /^(ECLASS|UNSPSC)(-\d+\.\d+)?$/,
  REFERENCE_FEATURE_GROUP_ID: /^\d{8}$/,
  FNAME: upTo(80),
  FVALUE: upTo(80),
  FORDER: /^\d+$/,
  ORDER_UNIT: /^[A-Z0-9]{2,3}$/,
  CONTENT_UNIT: /^[A-Z0-9]{2,3}$/,
  NO_CU_PER_OU: number,
  PRICE_QUANTITY: number,
  QUANTITY_MIN: number,
  QUANTITY_INTERVAL: number,
  QUANTITY_MAX: number,
  PRICE_AMOUNT: number,
  PRICE_CURRENCY: /^[A-Z]{3}$/,
  LOWER_BOUND: number,
  MIME_TYPE: /^(application\/pdf|image\/(gif|jpeg))$/,
  MIME_SOURCE: /^https?:\/\/[^\s]{1,247}$/,
  MIME_DESCR: upTo(250),
  MIME_PURPOSE: /^(normal|detail|data_sheet)$/,
  MIME_ORDER: /^\d+$/,
};

/** The attributes that elements must have; no others have any. */
const attributes: Record<string, Record<string, RegExp>> = {
  BMECAT: { version: /^2005$/, xmlns: /^http:\/\/www\.bmecat\.org\/bmecat\/2005fd$/ },
  LANGUAGE: { default: /^true$/ },
  SUPPLIER_IDREF: { type: /^supplier_specific$/ },
  PARTY_ID: { type: /^supplier_specific$/ },
  BUYER_PID: { type: /^buyer_specific$/ },
  CATALOG_STRUCTURE: { type: /^(root|node|leaf)$/ },
  PRODUCT_PRICE: { price_type: /^(net_list|net_customer)$/ },
};

const sequences = new Map(
  Object.entries(models).map(([name, model]) => [
    name,
    new RegExp(`^${model.replace(/(\w+)([?*+]?) ?/g, '(?:<$1>)$2')}$`),
  ]),
);

export type BmecatElement = {
  name: string;
  text: string;
  attributes: Record<string, string>;
  parts: BmecatElement[];
};

/** The texts of the parts with this name. */
export const textsOf = (element: BmecatElement, name: string): string[] =>
  element.parts.filter((part) => part.name === name).map(({ text }) => text);

/** Reads a catalog; throws for what is no XML. */
export function readBmecat(xml: string): BmecatElement {
  const stack: BmecatElement[] = [{ name: '', text: '', attributes: {}, parts: [] }];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes: given }) => {
    const element = { name, text: '', attributes: given as Record<string, string>, parts: [] };
    stack.at(-1)!.parts.push(element);
    stack.push(element);
  });
  parser.on('text', (text) => (stack.at(-1)!.text += text));
  parser.on('closetag', () => void stack.pop());
  parser.write(xml).close();
  return stack[0]!.parts[0]!;
}

/** What breaks the rules of BMEcat 2005 in a catalog; empty for a valid one. */
export function problemsOf(element: BmecatElement): string[] {
  const { name, text, parts } = element;
  const sequence = sequences.get(name);
  const rule = texts[name];
  const found: string[] = [];
  const children = parts.map((part) => `<${part.name}>`).join('');
  if (sequence && !sequence.test(children)) found.push(`${name} has ${children}`);
  if (rule && (parts.length > 0 || !rule.test(text))) found.push(`${name} is ${text}`);
  if (!sequence && !rule) found.push(`${name} is unknown`);
  const wanted = attributes[name] ?? {};
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(element.attributes)]))
    if (!wanted[key]?.test(element.attributes[key] ?? ''))
      found.push(`${name} has ${key}=${element.attributes[key]}`);
  return [...found, ...parts.flatMap(problemsOf)];
}
