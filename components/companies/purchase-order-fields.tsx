import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';

type FieldName = 'required' | 'pattern' | 'isUnique';

/** What a company demands of the purchase order numbers on its orders. */
export function PurchaseOrderFields({
  register,
  patternError,
}: {
  register: (name: FieldName) => object;
  patternError: string | undefined;
}) {
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-3 text-lg font-semibold">Purchase order numbers</legend>
      <Field
        label="Pattern"
        help="# is a digit, @ a letter, * any text; such as PO-######. Empty allows all numbers."
        error={patternError}
      >
        {(ids) => <TextInput {...ids} {...register('pattern')} autoComplete="off" maxLength={40} />}
      </Field>
      <div className="flex flex-col gap-3 self-center">
        <Checkbox {...register('required')} label="Each order needs a number" />
        <Checkbox {...register('isUnique')} label="Each number is for one order" />
      </div>
    </fieldset>
  );
}
