'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormError } from '@/components/account/form-error';
import { showFailure } from '@/components/account/show-failure';
import { Button } from '@/components/ui/button';
import { Field, RequiredNote } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { ScriptForm } from '@/components/ui/script-form';
import { contactTopics, productOf, quantityOf, skuOf, topicOf } from '@/lib/contact/rules';
import { contactInput, type ContactResponse, type ContactInput } from '@/lib/contact/schema';
import { useMe } from '@/components/layout/me-store';
import { ContactReceipt } from './contact-receipt';
import { ProductInQuestion } from './product-in-question';

/**
 * The form for messages to the shop. The query (`topic`, `product`, `sku`, `quantity`) and the signed-in person are read
 * in the browser, so that the page can stay static.
 */
export function ContactForm() {
  const [receipt, setReceipt] = useState<ContactResponse | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    getValues,
    reset,
    control,
    formState: { errors, isSubmitting },
  } = useForm<ContactInput>({
    resolver: zodResolver(contactInput),
    defaultValues: { name: '', email: '', message: '', website: '' },
  });
  const { product, sku, quantity } = useWatch({ control });
  const person = useMe()?.person;

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const topic = topicOf(query.get('topic'));
    const asked = productOf(query.get('product'));
    if (topic) setValue('topic', topic);
    if (!asked) return;
    setValue('product', asked);
    setValue('sku', skuOf(query.get('sku')));
    setValue('quantity', quantityOf(query.get('quantity')));
  }, [setValue]);

  useEffect(() => {
    if (!person) return;
    if (!getValues('name')) setValue('name', person.name);
    if (!getValues('email')) setValue('email', person.email);
  }, [person, getValues, setValue]);

  function removeProduct() {
    setValue('product', undefined);
    setValue('sku', undefined);
    setValue('quantity', undefined);
  }

  async function send(input: ContactInput) {
    try {
      setReceipt(await api.post('/contact', input));
      reset();
    } catch (error) {
      showFailure(error, setError, ['topic', 'name', 'email', 'message']);
    }
  }

  if (receipt) return <ContactReceipt receipt={receipt} again={() => setReceipt(null)} />;
  return (
    <ScriptForm onSubmit={handleSubmit(send)} className="flex flex-col gap-5 [&>:empty]:-mt-5">
      <RequiredNote />
      <Field label="Topic" error={errors.topic?.message} required>
        {(ids) => (
          <Select {...register('topic')} {...ids} defaultValue="">
            <option value="" disabled>
              Choose a topic
            </option>
            {contactTopics.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {product && <ProductInQuestion slug={product} sku={sku} quantity={quantity} onRemove={removeProduct} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message} required>
          {(ids) => <TextInput {...register('name')} {...ids} autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors.email?.message} required>
          {(ids) => (
            <TextInput {...register('email')} {...ids} type="email" autoComplete="email" inputMode="email" />
          )}
        </Field>
      </div>
      <Field
        label="Message"
        help="For a quote, name the quantity and when you need it."
        error={errors.message?.message}
        required
      >
        {(ids) => <TextArea {...register('message')} {...ids} rows={8} />}
      </Field>
      <div aria-hidden className="absolute -left-[999rem]">
        <label>
          Leave this empty <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="lg" pending={isSubmitting} className="self-start">
        Send message
      </Button>
      <FormError code={errors.root?.type}>{errors.root?.message}</FormError>
    </ScriptForm>
  );
}
