import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { scanBins } from '@/lib/shopping-lists/commands/scan-bins';
import { binScans, listParams, scannedBins } from '@/lib/shopping-lists/schema';

export const POST = defineRoute(
  {
    access: signedIn,
    summary:
      'Note that bins of a shopping list are empty: their usual quantities wait to be ordered; a repeat asks for no more',
    params: listParams,
    body: binScans,
    response: scannedBins,
  },
  ({ caller, params, body }) => scanBins(caller, params.id, body.skus),
);
