import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeAssortment, deleteAssortment, noSuchAssortment } from '@/lib/assortments/commands';
import { findAssortment } from '@/lib/assortments/queries';
import { assortmentChange, assortmentParams, assortmentResponse } from '@/lib/assortments/schema';
import { ok } from '@/lib/shared/result';
import { done } from '@/lib/users/schema/responses';

export const GET = defineRoute(
  {
    access: staff('prices.view'),
    summary: 'One assortment',
    params: assortmentParams,
    response: assortmentResponse,
  },
  async ({ params }) => {
    const found = await findAssortment(params.id);
    return found ? ok(found) : noSuchAssortment();
  },
);

export const PUT = defineRoute(
  {
    access: staff('prices.edit'),
    summary: 'Replace an assortment',
    params: assortmentParams,
    body: assortmentChange,
    response: assortmentResponse,
  },
  ({ caller, params, body }) => changeAssortment(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: staff('prices.edit'),
    summary: 'Delete an assortment: exclusive products that no other one names are offered to nobody',
    params: assortmentParams,
    response: done,
  },
  ({ caller, params }) => deleteAssortment(caller, params.id),
);
