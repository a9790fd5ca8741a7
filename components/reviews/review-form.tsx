'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { api } from '@/lib/api/client/api';
import { TextArea, TextInput } from '@/components/ui/input';
import { reviewInput, type ReviewerResponse, type ReviewInput } from '@/lib/reviews/schema';
import type { OwnReview } from '@/lib/reviews/schema';
import { StarGroup } from './star-group';

/** Writes or changes the customer's review of a product. `saved` gets the review, which awaits moderation. */
export function ReviewForm({
  productId,
  reviewer,
  saved,
}: {
  productId: string;
  reviewer: ReviewerResponse;
  saved: (review: OwnReview) => void;
}) {
  const { review, name, email } = reviewer;
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors, isSubmitting },
  } = useForm<ReviewInput>({
    resolver: zodResolver(reviewInput),
    defaultValues: {
      productId,
      rating: review?.rating,
      text: review?.text ?? '',
      name: review?.author ?? name,
    },
  });

  async function save(input: ReviewInput) {
    try {
      const written = await api.post('/reviews', input);
      saved(written);
      toast.success(`Review of ${written.productName} ${review ? 'updated' : 'added'}`);
    } catch (error) {
      showFailure(error, setError, ['rating', 'text', 'name']);
    }
  }

  return (
    <ScriptForm onSubmit={handleSubmit(save)} className="flex flex-col gap-5 [&>:empty]:-mt-5">
      <Controller
        control={control}
        name="rating"
        render={({ field }) => (
          <StarGroup
            value={field.value}
            onChange={field.onChange}
            error={errors.rating?.message}
            firstStar={field.ref}
          />
        )}
      />
      <Field label="Review" error={errors.text?.message} required>
        {(ids) => <TextArea {...register('text')} {...ids} rows={6} />}
      </Field>
      <div className="grid gap-5 sm:max-lg:grid-cols-2">
        <Field label="Name" help="Shown beside your review." error={errors.name?.message}>
          {(ids) => <TextInput {...register('name')} {...ids} autoComplete="name" />}
        </Field>
        <Field label="Email" help="From your account, never shown.">
          {(ids) => <TextInput {...ids} type="email" value={email} disabled readOnly />}
        </Field>
      </div>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {review ? 'Change review' : 'Submit review'}
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
