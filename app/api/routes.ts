import type { Route } from '@/lib/api/route';
import { approvalRoutes } from './approval-routes';
import { assortmentRoutes } from './assortment-routes';
import { blanketOrderRoutes } from './blanket-order-routes';
import { companyRoutes } from './company-routes';
import { recordRoutes } from './record-routes';
import { creditRoutes } from './credit-routes';
import { cronRoutes } from './cron-routes';
import { fitRuleRoutes } from './fit-rule-routes';
import { fulfilmentRoutes } from './fulfilment-routes';
import { messageRoutes } from './message-routes';
import { quoteRoutes } from './quote-routes';
import { quickOrderRoutes } from './quick-order-routes';
import { shoppingListRoutes } from './shopping-list-routes';
import { searchRoutes } from './search-routes';
import { stockAlertRoutes } from './stock-alert-routes';
import { returnRoutes } from './return-routes';
import { supplierRoutes } from './supplier-routes';
import { ownNumberRoutes } from './own-number-routes';
import { priceListRoutes } from './price-list-routes';
import { taxRoutes } from './tax-routes';
import { invoiceRoutes } from './invoice-routes';
import { newsletterRoutes } from './newsletter-routes';
import { punchoutRoutes } from './punchout-routes';
import { webhookRoutes } from './webhook-routes';
import * as acting from './acting/route';
import * as account from './account/route';
import * as accountExport from './account/export/route';
import * as address from './addresses/[id]/route';
import * as addresses from './addresses/route';
import * as cartCode from './cart/code/route';
import * as cartForm from './cart/form/route';
import * as cartLine from './cart/lines/[sku]/route';
import * as cartLines from './cart/lines/route';
import * as cart from './cart/route';
import * as discount from './discounts/[id]/route';
import * as discounts from './discounts/route';
import * as document from './documents/[id]/route';
import * as documents from './documents/route';
import * as image from './images/[id]/route';
import * as images from './images/route';
import * as uploadParts from './upload-parts/route';
import * as item from './item/route';
import * as product from './products/[id]/route';
import * as productsExport from './products/export/route';
import * as productsImport from './products/import/route';
import * as productsImportOne from './products/import/[id]/route';
import * as products from './products/route';
import * as bulkEdits from './bulk-edits/route';
import * as productColumns from './product-columns/route';
import * as savedViews from './saved-views/route';
import * as savedView from './saved-views/[id]/route';
import * as bulkEdit from './bulk-edits/[id]/route';
import * as catalogStructure from './catalog-structure/route';
import * as catalogEntry from './catalog-structure/[key]/route';
import * as catalogPosition from './catalog-structure/[key]/position/route';
import * as skuPrice from './products/skus/[sku]/price/route';
import * as skuStock from './products/skus/[sku]/stock/route';
import * as content from './content/[kind]/[id]/route';
import * as contentKind from './content/[kind]/route';
import * as contentEntries from './content-entries/route';
import * as contentEntry from './content-entries/[id]/route';
import * as contentPreview from './content/preview/route';
import * as contentPublication from './content/[kind]/[id]/publication/route';
import * as contentRestoration from './content/[kind]/[id]/restoration/route';
import * as stripeWebhook from './payments/stripe/webhook/route';
import * as orderPay from './orders/[number]/pay/route';
import * as orderPayCheck from './orders/[number]/pay/check/route';
import * as orderPaymentWork from './orders/[number]/payment-work/route';
import { bankRoutes } from './bank-routes';
import { questionRoutes } from './question-routes';
import * as paymentsCheck from './payments/check/route';
import * as paymentsSurplus from './payments/surplus/[id]/route';
import * as orderRefunds from './orders/[number]/refunds/route';
import * as orderCancel from './orders/[number]/cancel/route';
import * as orderInvoice from './orders/[number]/invoice/route';
import * as orderCustomerAddresses from './order-customers/[id]/addresses/route';
import * as orderCustomerCompanies from './order-customers/[id]/companies/route';
import * as orderCustomers from './order-customers/route';
import * as phoneOrders from './phone-orders/route';
import * as orderDrafts from './order-drafts/route';
import * as orderProducts from './order-products/route';
import * as orderEdit from './orders/[number]/edit/route';
import * as orderMessages from './orders/[number]/messages/route';
import * as orderNote from './orders/[number]/notes/[id]/route';
import * as orderNotes from './orders/[number]/notes/route';
import * as orderPayment from './orders/[number]/payment/route';
import * as orderReorder from './orders/[number]/reorder/route';
import * as order from './orders/[number]/route';
import * as orderState from './orders/[number]/state/route';
import * as ordersExport from './orders/export/route';
import * as orders from './orders/route';
import * as ordersStates from './orders/states/route';
import * as contact from './contact/route';
import * as healthLive from './health/live/route';
import * as healthReady from './health/ready/route';
import * as adminSearch from './admin-search/route';
import * as adminOne from './admin/[email]/route';
import * as auditExport from './audit/export/route';
import * as emailChange from './email/change/route';
import * as emailChangeConfirm from './email/change/confirm/route';
import * as emailVerification from './email/verification/route';
import * as emailVerify from './email/verify/route';
import * as me from './me/route';
import * as meIdentity from './me/identity/route';
import * as pageApproval from './pages/[slug]/approval/route';
import * as password from './password/route';
import * as passwordForgot from './password/forgot/route';
import * as passwordReset from './password/reset/route';
import * as profile from './profile/route';
import * as sessions from './sessions/route';
import * as sessionsCode from './sessions/code/route';
import * as sessionsConfirm from './sessions/confirm/route';
import * as sessionsOne from './sessions/[id]/route';
import * as shopSettings from './shop-settings/route';
import * as setup from './setup/route';
import * as setupLogo from './setup/logo/route';
import * as signInCode from './sign-in-code/route';
import * as signup from './signup/route';
import * as twoFactor from './two-factor/route';
import * as twoFactorLater from './two-factor/later/route';
import * as twoFactorRecoveryCodes from './two-factor/recovery-codes/route';
import * as user from './user/route';
import * as userOne from './user/[email]/route';
import * as userAdminOne from './user/admin/[email]/route';
import * as userDisabledOne from './user/disabled/[email]/route';
import * as userRoleOne from './user/role/[email]/route';
import * as userSessionsOne from './user/sessions/[email]/route';
import * as mailsIdRetry from './mails/[id]/retry/route';
import * as reportExport from './reports/[report]/export/route';
import * as reviews from './reviews/route';
import * as reviewsId from './reviews/[id]/route';
import * as reviewsOwn from './reviews/own/route';
import * as purchases from './purchase-orders/route';
import * as purchase from './purchase-orders/[number]/route';
import * as purchaseMails from './purchase-orders/[number]/mails/route';
import * as purchasePdf from './purchase-orders/[number]/pdf/route';
import * as purchaseReceipts from './purchase-orders/[number]/receipts/route';
import * as purchaseState from './purchase-orders/[number]/state/route';
import * as proposal from './purchase-orders/proposal/route';
import * as stock from './stock/route';
import * as stockCounts from './stock/counts/route';
import * as stockCount from './stock/counts/[id]/route';
import * as stockCountLines from './stock/counts/[id]/lines/route';
import * as stockMovements from './stock/movements/route';
import * as variants from './variants/[slug]/route';

type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Route>>;

/** Every endpoint, for the API document; a test compares this list with the files. */
export const apiRoutes = {
  ...approvalRoutes,
  ...assortmentRoutes,
  ...companyRoutes,
  ...creditRoutes,
  ...recordRoutes,
  ...cronRoutes,
  ...fulfilmentRoutes,
  ...quickOrderRoutes,
  ...shoppingListRoutes,
  ...searchRoutes,
  ...stockAlertRoutes,
  ...quoteRoutes,
  ...blanketOrderRoutes,
  ...returnRoutes,
  ...invoiceRoutes,
  ...newsletterRoutes,
  '/api/acting': { POST: acting.POST, DELETE: acting.DELETE },
  '/api/account': { DELETE: account.DELETE },
  '/api/account/export': { GET: accountExport.GET },
  '/api/purchase-orders': { GET: purchases.GET, POST: purchases.POST },
  '/api/purchase-orders/proposal': { POST: proposal.POST },
  '/api/purchase-orders/{number}': { GET: purchase.GET, PUT: purchase.PUT },
  '/api/purchase-orders/{number}/mails': { POST: purchaseMails.POST },
  '/api/purchase-orders/{number}/pdf': { GET: purchasePdf.GET },
  '/api/purchase-orders/{number}/receipts': { POST: purchaseReceipts.POST },
  '/api/purchase-orders/{number}/state': { PUT: purchaseState.PUT },
  '/api/stock': { GET: stock.GET },
  '/api/stock/counts': { POST: stockCounts.POST },
  '/api/stock/counts/{id}': { PUT: stockCount.PUT },
  '/api/stock/counts/{id}/lines': { POST: stockCountLines.POST },
  '/api/stock/movements': { GET: stockMovements.GET },
  ...supplierRoutes,
  '/api/discounts': { GET: discounts.GET, POST: discounts.POST },
  '/api/discounts/{id}': { PUT: discount.PUT },
  '/api/documents': { POST: documents.POST },
  '/api/documents/{id}': { GET: document.GET },
  '/api/upload-parts': { POST: uploadParts.POST },
  '/api/images': { POST: images.POST },
  '/api/images/{id}': { GET: image.GET },
  '/api/item': { GET: item.GET },
  '/api/product-columns': { PUT: productColumns.PUT },
  '/api/saved-views': { POST: savedViews.POST },
  '/api/saved-views/{id}': { PUT: savedView.PUT, DELETE: savedView.DELETE },
  '/api/bulk-edits': { POST: bulkEdits.POST },
  '/api/bulk-edits/{id}': { POST: bulkEdit.POST },
  '/api/catalog-structure': { POST: catalogStructure.POST },
  '/api/catalog-structure/{key}': { PUT: catalogEntry.PUT, DELETE: catalogEntry.DELETE },
  '/api/catalog-structure/{key}/position': { PUT: catalogPosition.PUT },
  '/api/products': { POST: products.POST },
  '/api/products/export': { GET: productsExport.GET },
  '/api/products/import': { POST: productsImport.POST },
  '/api/products/import/{id}': { POST: productsImportOne.POST },
  '/api/products/{id}': { PATCH: product.PATCH },
  '/api/products/skus/{sku}/price': { PUT: skuPrice.PUT },
  '/api/products/skus/{sku}/stock': { PUT: skuStock.PUT },
  '/api/audit/export': { GET: auditExport.GET },
  '/api/cart': { GET: cart.GET },
  '/api/cart/code': { PUT: cartCode.PUT, DELETE: cartCode.DELETE },
  '/api/cart/form': { POST: cartForm.POST },
  '/api/cart/lines': { POST: cartLines.POST },
  '/api/cart/lines/{sku}': { PATCH: cartLine.PATCH, DELETE: cartLine.DELETE },
  '/api/addresses': { GET: addresses.GET, POST: addresses.POST },
  '/api/addresses/{id}': { PUT: address.PUT, DELETE: address.DELETE },
  '/api/orders': { GET: orders.GET, POST: orders.POST },
  '/api/orders/export': { GET: ordersExport.GET },
  '/api/orders/states': { PATCH: ordersStates.PATCH },
  '/api/orders/{number}': { GET: order.GET },
  '/api/orders/{number}/invoice': { GET: orderInvoice.GET },
  '/api/orders/{number}/cancel': { POST: orderCancel.POST },
  '/api/orders/{number}/reorder': { POST: orderReorder.POST },
  '/api/orders/{number}/state': { PATCH: orderState.PATCH },
  '/api/orders/{number}/edit': { PUT: orderEdit.PUT },
  '/api/phone-orders': { POST: phoneOrders.POST },
  '/api/order-customers': { GET: orderCustomers.GET, POST: orderCustomers.POST },
  '/api/order-customers/{id}/addresses': { GET: orderCustomerAddresses.GET },
  '/api/order-customers/{id}/companies': { GET: orderCustomerCompanies.GET },
  '/api/order-drafts': { POST: orderDrafts.POST },
  '/api/order-products': { GET: orderProducts.GET },
  '/api/orders/{number}/notes': { GET: orderNotes.GET, POST: orderNotes.POST },
  '/api/orders/{number}/notes/{id}': { DELETE: orderNote.DELETE },
  '/api/orders/{number}/messages': { POST: orderMessages.POST },
  '/api/orders/{number}/payment': { PATCH: orderPayment.PATCH },
  '/api/content/preview': { POST: contentPreview.POST },
  '/api/content/{kind}': { POST: contentKind.POST },
  '/api/content/{kind}/{id}': { GET: content.GET, PUT: content.PUT, DELETE: content.DELETE },
  '/api/content/{kind}/{id}/publication': { PUT: contentPublication.PUT },
  '/api/content/{kind}/{id}/restoration': { PUT: contentRestoration.PUT },
  '/api/content-entries': { POST: contentEntries.POST },
  '/api/content-entries/{id}': { PUT: contentEntry.PUT, DELETE: contentEntry.DELETE },
  '/api/orders/{number}/pay': { POST: orderPay.POST },
  '/api/orders/{number}/pay/check': { POST: orderPayCheck.POST },
  '/api/orders/{number}/refunds': { POST: orderRefunds.POST },
  '/api/orders/{number}/payment-work': { POST: orderPaymentWork.POST },
  ...bankRoutes,
  ...taxRoutes,
  ...priceListRoutes,
  ...ownNumberRoutes,
  ...fitRuleRoutes,
  ...messageRoutes,
  ...questionRoutes,
  ...punchoutRoutes,
  ...webhookRoutes,
  '/api/payments/check': { POST: paymentsCheck.POST },
  '/api/payments/surplus/{id}': { DELETE: paymentsSurplus.DELETE },
  '/api/payments/stripe/webhook': { POST: stripeWebhook.POST },
  '/api/contact': { POST: contact.POST },
  '/api/health/live': { GET: healthLive.GET },
  '/api/health/ready': { GET: healthReady.GET },
  '/api/admin-search': { GET: adminSearch.GET },
  '/api/admin/{email}': { GET: adminOne.GET },
  '/api/email/change': { POST: emailChange.POST },
  '/api/email/change/confirm': { POST: emailChangeConfirm.POST },
  '/api/email/verification': { POST: emailVerification.POST },
  '/api/email/verify': { POST: emailVerify.POST },
  '/api/me/identity': { GET: meIdentity.GET },
  '/api/me': { GET: me.GET },
  '/api/pages/{slug}/approval': { PUT: pageApproval.PUT },
  '/api/password': { PUT: password.PUT },
  '/api/password/forgot': { POST: passwordForgot.POST },
  '/api/password/reset': { POST: passwordReset.POST },
  '/api/profile': { GET: profile.GET, PATCH: profile.PATCH },
  '/api/sessions': { GET: sessions.GET, DELETE: sessions.DELETE },
  '/api/sessions/code': { POST: sessionsCode.POST },
  '/api/sessions/confirm': { GET: sessionsConfirm.GET, POST: sessionsConfirm.POST },
  '/api/sessions/{id}': { DELETE: sessionsOne.DELETE },
  '/api/shop-settings': { GET: shopSettings.GET, PATCH: shopSettings.PATCH },
  '/api/setup': { GET: setup.GET, PUT: setup.PUT, POST: setup.POST },
  '/api/setup/logo': { POST: setupLogo.POST },
  '/api/sign-in-code': { POST: signInCode.POST },
  '/api/signup': { POST: signup.POST },
  '/api/two-factor': { POST: twoFactor.POST, PUT: twoFactor.PUT, DELETE: twoFactor.DELETE },
  '/api/two-factor/later': { POST: twoFactorLater.POST },
  '/api/two-factor/recovery-codes': { POST: twoFactorRecoveryCodes.POST },
  '/api/user': { GET: user.GET },
  '/api/user/{email}': { PUT: userOne.PUT },
  '/api/user/admin/{email}': { PUT: userAdminOne.PUT, DELETE: userAdminOne.DELETE },
  '/api/user/disabled/{email}': { PUT: userDisabledOne.PUT, DELETE: userDisabledOne.DELETE },
  '/api/user/role/{email}': { PUT: userRoleOne.PUT },
  '/api/user/sessions/{email}': { DELETE: userSessionsOne.DELETE },
  '/api/mails/{id}/retry': { POST: mailsIdRetry.POST },
  '/api/reports/{report}/export': { GET: reportExport.GET },
  '/api/reviews': { GET: reviews.GET, POST: reviews.POST },
  '/api/reviews/{id}': { PATCH: reviewsId.PATCH },
  '/api/reviews/own': { GET: reviewsOwn.GET },
  '/api/variants/{slug}': { GET: variants.GET },
} satisfies Record<string, Methods>;
