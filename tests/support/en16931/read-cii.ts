import type { Adjustment, Category, Line, Model, Party } from './model';
import { all, text, type Element } from './xml';

/** 20260302 as 2026-03-02. */
const day = (compact: string) => compact.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
const dayAt = (element: Element, path: string) => day(text(element, `${path}/DateTimeString`));

const categoryAt = (element: Element, path: string): Category => ({
  code: text(element, `${path}/CategoryCode`),
  rate: text(element, `${path}/RateApplicablePercent`),
});

const adjustmentOf = (element: Element): Adjustment => ({
  isCharge: text(element, 'ChargeIndicator/Indicator') === 'true',
  code: text(element, 'ReasonCode'),
  reason: text(element, 'Reason'),
  amount: text(element, 'ActualAmount'),
});

function partyOf(party: Element): Party {
  const at = (path: string) => text(party, path);
  const registrations = all(party, 'SpecifiedTaxRegistration/ID');
  const idOf = (scheme: string) =>
    registrations.find(({ attributes }) => attributes.schemeID === scheme)?.text ?? '';
  return {
    name: at('Name'),
    ids: [...all(party, 'ID'), ...all(party, 'GlobalID')].map((each) => each.text),
    legalId: at('SpecifiedLegalOrganization/ID'),
    vatId: idOf('VA'),
    taxNumber: idOf('FC'),
    endpoint: at('URIUniversalCommunication/URIID'),
    endpointScheme: all(party, 'URIUniversalCommunication/URIID')[0]?.attributes.schemeID ?? '',
    hasAddress: all(party, 'PostalTradeAddress').length === 1,
    street: at('PostalTradeAddress/LineOne'),
    street2: at('PostalTradeAddress/LineTwo'),
    city: at('PostalTradeAddress/CityName'),
    postcode: at('PostalTradeAddress/PostcodeCode'),
    region: at('PostalTradeAddress/CountrySubDivisionName'),
    country: at('PostalTradeAddress/CountryID'),
    contact: at('DefinedTradeContact/PersonName'),
    email: at('DefinedTradeContact/EmailURIUniversalCommunication/URIID'),
  };
}

function lineOf(line: Element): Line {
  const quantity = all(line, 'SpecifiedLineTradeDelivery/BilledQuantity')[0];
  const settlement = all(line, 'SpecifiedLineTradeSettlement')[0]!;
  const price = 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice';
  return {
    id: text(line, 'AssociatedDocumentLineDocument/LineID'),
    quantity: quantity?.text ?? '',
    unit: quantity?.attributes.unitCode ?? '',
    net: text(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'),
    adjustments: all(settlement, 'SpecifiedTradeAllowanceCharge').map(adjustmentOf),
    name: text(line, 'SpecifiedTradeProduct/Name'),
    description: text(line, 'SpecifiedTradeProduct/Description'),
    sku: text(line, 'SpecifiedTradeProduct/SellerAssignedID'),
    category: categoryAt(settlement, 'ApplicableTradeTax'),
    price: text(line, `${price}/ChargeAmount`),
    baseQuantity: text(line, `${price}/BasisQuantity`),
  };
}

function totalsOf(settlement: Element): Model['totals'] {
  const at = (name: string) => text(settlement, `SpecifiedTradeSettlementHeaderMonetarySummation/${name}`);
  return {
    lines: at('LineTotalAmount'),
    allowances: at('AllowanceTotalAmount'),
    charges: at('ChargeTotalAmount'),
    net: at('TaxBasisTotalAmount'),
    gross: at('GrandTotalAmount'),
    paid: at('TotalPrepaidAmount'),
    due: at('DuePayableAmount'),
  };
}

function settlementOf(settlement: Element) {
  const at = (path: string) => text(settlement, path);
  return {
    currency: at('InvoiceCurrencyCode'),
    dueOn: dayAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime'),
    preceding: all(settlement, 'InvoiceReferencedDocument').map((each) => ({
      number: text(each, 'IssuerAssignedID'),
      issuedOn: dayAt(each, 'FormattedIssueDateTime'),
    })),
    payment: all(settlement, 'SpecifiedTradeSettlementPaymentMeans').map((each) => ({
      code: text(each, 'TypeCode'),
      account:
        text(each, 'PayeePartyCreditorFinancialAccount/IBANID') ||
        text(each, 'PayeePartyCreditorFinancialAccount/ProprietaryID'),
      accountName: text(each, 'PayeePartyCreditorFinancialAccount/AccountName'),
      bank: text(each, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
    })),
    remittance: at('PaymentReference'),
    terms: at('SpecifiedTradePaymentTerms/Description'),
    adjustments: all(settlement, 'SpecifiedTradeAllowanceCharge').map((each) => ({
      ...adjustmentOf(each),
      category: categoryAt(each, 'CategoryTradeTax'),
    })),
    tax: at('SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount'),
    breakdown: all(settlement, 'ApplicableTradeTax').map((each) => ({
      net: text(each, 'BasisAmount'),
      tax: text(each, 'CalculatedAmount'),
      category: { code: text(each, 'CategoryCode'), rate: text(each, 'RateApplicablePercent') },
      reason: text(each, 'ExemptionReason'),
      reasonCode: text(each, 'ExemptionReasonCode'),
    })),
    totals: totalsOf(settlement),
  };
}

/** Reads a CrossIndustryInvoice (D16B). */
export function readCii(root: Element): Model {
  const at = (path: string) => text(root, path);
  const trade = all(root, 'SupplyChainTradeTransaction')[0]!;
  const agreement = all(trade, 'ApplicableHeaderTradeAgreement')[0]!;
  return {
    specification: at('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    process: at('ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'),
    number: at('ExchangedDocument/ID'),
    issuedOn: dayAt(root, 'ExchangedDocument/IssueDateTime'),
    typeCode: at('ExchangedDocument/TypeCode'),
    note: at('ExchangedDocument/IncludedNote/Content'),
    buyerReference: text(agreement, 'BuyerReference'),
    purchaseOrder: text(agreement, 'BuyerOrderReferencedDocument/IssuerAssignedID'),
    salesOrder: text(agreement, 'SellerOrderReferencedDocument/IssuerAssignedID'),
    seller: partyOf(all(agreement, 'SellerTradeParty')[0]!),
    buyer: partyOf(all(agreement, 'BuyerTradeParty')[0]!),
    deliveredIn: text(trade, 'ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress/CountryID'),
    deliveredOn: dayAt(
      trade,
      'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime',
    ),
    ...settlementOf(all(trade, 'ApplicableHeaderTradeSettlement')[0]!),
    lines: all(trade, 'IncludedSupplyChainTradeLineItem').map(lineOf),
  };
}
