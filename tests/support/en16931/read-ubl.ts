import type { Adjustment, Category, Line, Model, Party } from './model';
import { all, text, type Element } from './xml';

const categoryAt = (element: Element, path: string): Category => ({
  code: text(element, `${path}/ID`),
  rate: text(element, `${path}/Percent`),
});

const adjustmentOf = (element: Element): Adjustment => ({
  isCharge: text(element, 'ChargeIndicator') === 'true',
  code: text(element, 'AllowanceChargeReasonCode'),
  reason: text(element, 'AllowanceChargeReason'),
  amount: text(element, 'Amount'),
});

function partyOf(root: Element, path: string): Party {
  const party = all(root, `${path}/Party`)[0]!;
  const at = (place: string) => text(party, place);
  const schemes = all(party, 'PartyTaxScheme');
  const idOf = (isVat: boolean) =>
    schemes.filter((each) => (text(each, 'TaxScheme/ID') === 'VAT') === isVat)[0];
  return {
    name: at('PartyLegalEntity/RegistrationName'),
    ids: all(party, 'PartyIdentification/ID').map((each) => each.text),
    legalId: at('PartyLegalEntity/CompanyID'),
    vatId: idOf(true) ? text(idOf(true)!, 'CompanyID') : '',
    taxNumber: idOf(false) ? text(idOf(false)!, 'CompanyID') : '',
    endpoint: at('EndpointID'),
    endpointScheme: all(party, 'EndpointID')[0]?.attributes.schemeID ?? '',
    hasAddress: all(party, 'PostalAddress').length === 1,
    street: at('PostalAddress/StreetName'),
    street2: at('PostalAddress/AdditionalStreetName'),
    city: at('PostalAddress/CityName'),
    postcode: at('PostalAddress/PostalZone'),
    region: at('PostalAddress/CountrySubentity'),
    country: at('PostalAddress/Country/IdentificationCode'),
    contact: at('Contact/Name'),
    email: at('Contact/ElectronicMail'),
  };
}

function lineOf(line: Element): Line {
  const quantity = [...all(line, 'InvoicedQuantity'), ...all(line, 'CreditedQuantity')][0];
  return {
    id: text(line, 'ID'),
    quantity: quantity?.text ?? '',
    unit: quantity?.attributes.unitCode ?? '',
    net: text(line, 'LineExtensionAmount'),
    adjustments: all(line, 'AllowanceCharge').map(adjustmentOf),
    name: text(line, 'Item/Name'),
    description: text(line, 'Item/Description'),
    sku: text(line, 'Item/SellersItemIdentification/ID'),
    category: categoryAt(line, 'Item/ClassifiedTaxCategory'),
    price: text(line, 'Price/PriceAmount'),
    baseQuantity: text(line, 'Price/BaseQuantity'),
  };
}

const totalsOf = (at: (path: string) => string): Model['totals'] => ({
  lines: at('LegalMonetaryTotal/LineExtensionAmount'),
  allowances: at('LegalMonetaryTotal/AllowanceTotalAmount'),
  charges: at('LegalMonetaryTotal/ChargeTotalAmount'),
  net: at('LegalMonetaryTotal/TaxExclusiveAmount'),
  gross: at('LegalMonetaryTotal/TaxInclusiveAmount'),
  paid: at('LegalMonetaryTotal/PrepaidAmount'),
  due: at('LegalMonetaryTotal/PayableAmount'),
});

/** Reads an Invoice or CreditNote of UBL 2.1. */
export function readUbl(root: Element): Model {
  const at = (path: string) => text(root, path);
  return {
    specification: at('CustomizationID'),
    process: at('ProfileID'),
    number: at('ID'),
    issuedOn: at('IssueDate'),
    typeCode: at(`${root.name}TypeCode`),
    currency: at('DocumentCurrencyCode'),
    note: at('Note'),
    dueOn: at('DueDate'),
    buyerReference: at('BuyerReference'),
    purchaseOrder: at('OrderReference/ID'),
    salesOrder: at('OrderReference/SalesOrderID'),
    preceding: all(root, 'BillingReference/InvoiceDocumentReference').map((each) => ({
      number: text(each, 'ID'),
      issuedOn: text(each, 'IssueDate'),
    })),
    seller: partyOf(root, 'AccountingSupplierParty'),
    buyer: partyOf(root, 'AccountingCustomerParty'),
    deliveredOn: at('Delivery/ActualDeliveryDate'),
    deliveredIn: at('Delivery/DeliveryLocation/Address/Country/IdentificationCode'),
    payment: all(root, 'PaymentMeans').map((each) => ({
      code: text(each, 'PaymentMeansCode'),
      account: text(each, 'PayeeFinancialAccount/ID'),
      accountName: text(each, 'PayeeFinancialAccount/Name'),
      bank: text(each, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
    })),
    remittance: at('PaymentMeans/PaymentID'),
    terms: at('PaymentTerms/Note'),
    adjustments: all(root, 'AllowanceCharge').map((each) => ({
      ...adjustmentOf(each),
      category: categoryAt(each, 'TaxCategory'),
    })),
    tax: at('TaxTotal/TaxAmount'),
    breakdown: all(root, 'TaxTotal/TaxSubtotal').map((each) => ({
      net: text(each, 'TaxableAmount'),
      tax: text(each, 'TaxAmount'),
      category: categoryAt(each, 'TaxCategory'),
      reason: text(each, 'TaxCategory/TaxExemptionReason'),
      reasonCode: text(each, 'TaxCategory/TaxExemptionReasonCode'),
    })),
    totals: totalsOf(at),
    lines: all(root, `${root.name}Line`).map(lineOf),
  };
}
