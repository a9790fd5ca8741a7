'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useForm } from 'react-hook-form';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { api } from '@/lib/api/client/api';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { reviewInput, type ReviewInput } from '@/lib/reviews/schema';
import type { ReviewableProduct } from '@/lib/reviews/schema';

/** The form with which a customer reviews a delivered product. */
export function AddReviewCard({ products }: { products: ReviewableProduct[] }) {
  const router = useRouter();
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<ReviewInput>({
    resolver: zodResolver(reviewInput),
    defaultValues: { productId: products[0]?.productId ?? '', text: '' },
  });

  async function add(input: ReviewInput) {
    try {
      const { productName } = await api.post('/reviews', input);
      toast.success(`Review of ${productName} added`);
      reset();
      router.refresh();
    } catch (error) {
      showFailure(error, setError, ['productId', 'rating', 'text']);
    }
  }

  return (
    <Card>
      <ScriptForm onSubmit={handleSubmit(add)} className="flex flex-col gap-5 [&>:empty]:-mt-5">
        <Field label="Product" error={errors.productId?.message} required>
          {(ids) => (
            <Select {...register('productId')} {...ids}>
              {products.map(({ productId, name }) => (
                <option key={productId} value={productId}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Rating" error={errors.rating?.message} required>
          {(ids) => (
            <TextInput
              {...register('rating', { setValueAs: (text) => (text === '' ? undefined : Number(text)) })}
              {...ids}
              type="number"
              min={1}
              max={5}
              step={1}
              inputMode="numeric"
              placeholder="Give a rating between 1 to 5"
            />
          )}
        </Field>
        <Field label="Description" error={errors.text?.message} required>
          {(ids) => <TextArea {...register('text')} {...ids} rows={6} />}
        </Field>
        <Button type="submit" size="lg" pending={isSubmitting} className="self-start">
          ADD
        </Button>
        <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
      </ScriptForm>
    </Card>
  );
}
