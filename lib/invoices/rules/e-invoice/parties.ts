import type { Invoice } from '@e-invoice-eu/core';
import type { InvoiceContent } from '../../schema/invoice';
import { placeOfSupply } from '../cross-border';
import { isVatId, plainVatId } from './problem';

type Document = Invoice['ubl:Invoice'];
type Seller = Document['cac:AccountingSupplierParty']['cac:Party'];
type Buyer = Document['cac:AccountingCustomerParty']['cac:Party'];
type TaxIds = NonNullable<Seller['cac:PartyTaxScheme']>;
type Country = Seller['cac:PostalAddress']['cac:Country']['cbc:IdentificationCode'];
type BuyerCountry = Buyer['cac:PostalAddress']['cac:Country']['cbc:IdentificationCode'];

type DeliveryLocation = NonNullable<NonNullable<Document['cac:Delivery']>['cac:DeliveryLocation']>;
type DeliveryAddress = NonNullable<DeliveryLocation['cac:Address']>;
type DeliveryCountry = DeliveryAddress['cac:Country']['cbc:IdentificationCode'];

type Parties = Pick<Document, 'cac:AccountingSupplierParty' | 'cac:AccountingCustomerParty'>;

/** Leaves out what is empty. */
export const present = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as T;

const taxId = (id: string, scheme: 'VAT' | 'FC') => ({
  'cbc:CompanyID': id,
  'cac:TaxScheme': { 'cbc:ID': scheme },
});

/** The VAT id and the tax number; a document that is not subject to VAT must not name a VAT id. */
function sellerTaxIds({ seller }: InvoiceContent, isOutside: boolean): TaxIds | undefined {
  const vat = seller.vatId && !isOutside ? [taxId(plainVatId(seller.vatId), 'VAT')] : [];
  const ids = [...vat, ...(seller.taxId ? [taxId(seller.taxId, 'FC')] : [])];
  return ids.length ? (ids as TaxIds) : undefined;
}

function sellerOf(content: InvoiceContent, isOutside: boolean): Seller {
  const { name, email, phone, street, city, postcode, country, vatId, taxId: number } = content.seller;
  // Where its VAT id is not on the document, the seller is identified by its registration (BR-CO-26).
  const id = vatId && !isOutside ? '' : number || plainVatId(vatId);
  return present<Seller>({
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': present<Seller['cac:PostalAddress']>({
      'cbc:StreetName': street,
      'cbc:CityName': city,
      'cbc:PostalZone': postcode,
      'cac:Country': { 'cbc:IdentificationCode': country as Country },
    }),
    'cac:PartyTaxScheme': sellerTaxIds(content, isOutside),
    'cac:PartyLegalEntity': present({ 'cbc:RegistrationName': name, 'cbc:CompanyID': id }),
    'cac:Contact': present({ 'cbc:Name': name, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email }),
  });
}

function buyerOf({ buyer }: InvoiceContent, isOutside: boolean): Buyer {
  const { name, company, email, line1, line2, city, region, postcode, country, taxId: id } = buyer;
  return present<Buyer>({
    'cbc:EndpointID': email,
    'cbc:EndpointID@schemeID': 'EM',
    'cac:PostalAddress': present<Buyer['cac:PostalAddress']>({
      'cbc:StreetName': line1,
      'cbc:AdditionalStreetName': line2,
      'cbc:CityName': city,
      'cbc:PostalZone': postcode,
      'cbc:CountrySubentity': region,
      'cac:Country': { 'cbc:IdentificationCode': country as BuyerCountry },
    }),
    'cac:PartyTaxScheme': isVatId(id) && !isOutside ? taxId(plainVatId(id), 'VAT') : undefined,
    'cac:PartyLegalEntity': present({
      'cbc:RegistrationName': company || name,
      'cbc:CompanyID': isVatId(id) ? '' : id,
    }),
    'cac:Contact': present({ 'cbc:Name': name, 'cbc:ElectronicMail': email }),
  });
}

/** Where the goods were delivered, if not to the buyer, and when. */
export function deliveryOf(content: InvoiceContent): Document['cac:Delivery'] {
  const { deliveredTo, shippedOn } = content;
  const date = { 'cbc:ActualDeliveryDate': shippedOn };
  if (!deliveredTo) {
    const country = placeOfSupply(content) as DeliveryCountry;
    const address: DeliveryAddress = { 'cac:Country': { 'cbc:IdentificationCode': country } };
    return { ...date, 'cac:DeliveryLocation': { 'cac:Address': address } };
  }
  const { name, company, line1, line2, city, region, postcode, country } = deliveredTo;
  return {
    ...date,
    'cac:DeliveryLocation': {
      'cac:Address': present<DeliveryAddress>({
        'cbc:StreetName': line1,
        'cbc:AdditionalStreetName': line2,
        'cbc:CityName': city,
        'cbc:PostalZone': postcode,
        'cbc:CountrySubentity': region,
        'cac:Country': { 'cbc:IdentificationCode': country as DeliveryCountry },
      }),
    },
    'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': company || name } },
  };
}

/** Seller and buyer; `isOutside` where the document is not subject to VAT. */
export const partiesOf = (content: InvoiceContent, isOutside: boolean): Parties => ({
  'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(content, isOutside) },
  'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(content, isOutside) },
});
