import * as alternatives from './alternatives/route';
import * as partsLists from './parts-lists/route';
import * as quickOrderCart from './quick-order/cart/route';
import * as workbook from './quick-order/workbook/route';
import * as quickOrder from './quick-order/route';
import * as replacedNumber from './replaced-numbers/[code]/route';
import * as replacedNumbersExport from './replaced-numbers/export/route';
import * as replacedNumbersImport from './replaced-numbers/import/route';
import * as replacedNumbers from './replaced-numbers/route';

/** The endpoints of quick order, of alternatives, of parts lists and of old part numbers, for the API document. */
export const quickOrderRoutes = {
  '/api/alternatives': { GET: alternatives.GET },
  '/api/parts-lists': { POST: partsLists.POST },
  '/api/quick-order': { POST: quickOrder.POST },
  '/api/quick-order/cart': { POST: quickOrderCart.POST },
  '/api/quick-order/workbook': { POST: workbook.POST },
  '/api/replaced-numbers/export': { GET: replacedNumbersExport.GET },
  '/api/replaced-numbers/import': { POST: replacedNumbersImport.POST },
  '/api/replaced-numbers': { GET: replacedNumbers.GET, POST: replacedNumbers.POST },
  '/api/replaced-numbers/{code}': { DELETE: replacedNumber.DELETE },
};
