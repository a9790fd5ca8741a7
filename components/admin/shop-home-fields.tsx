'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { IconButton } from '@/components/ui/icon-button';
import type { HomeSection, HomeSectionId } from '@/lib/settings/schema/storefront';
import { FormRows } from './form-rows';
import { FormTextArea } from './form-text';

const names: Record<HomeSectionId, { name: string; textHelp?: string }> = {
  hero: { name: 'Opening' },
  industries: {
    name: 'Industries',
    textHelp: 'One industry for each line, such as “Energy: Bearings and valves”',
  },
  tools: { name: 'First products' },
  reviews: { name: 'Client reviews' },
  newsletter: { name: 'Newsletter' },
  statistics: { name: 'Figures' },
  contact: { name: 'Way to contact' },
};

/** The sections of the home page in their order. */
export function ShopHomeFields() {
  const { control, register } = useFormContext<{ homeSections: HomeSection[] }>();
  const { fields, move } = useFieldArray({ control, name: 'homeSections', keyName: 'key' });
  return (
    <>
      <ol className="flex flex-col gap-4">
        {fields.map(({ key, id }, index) => (
          <li key={key} className="rounded-card border border-line p-4">
            <div className="flex items-center justify-between gap-3">
              <h2 className="text-xl">{names[id].name}</h2>
              <span className="flex gap-1">
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${names[id].name} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${names[id].name} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </span>
            </div>
            <Checkbox label="Shown on the home page" {...register(`homeSections.${index}.shown`)} />
            <div className="mt-2 grid gap-4 sm:grid-cols-2">
              <FormTextArea name={`homeSections.${index}.title`} label="Title" rows={3} required />
              <FormTextArea
                name={`homeSections.${index}.text`}
                label="Text"
                help={names[id].textHelp}
                rows={3}
              />
            </div>
          </li>
        ))}
      </ol>
      <FormRows
        rows="statistics"
        title="Figures"
        one="figure"
        help="They count up when a visitor scrolls to them."
        columns={[
          { name: 'label', label: 'Label', className: 'w-56' },
          { name: 'value', label: 'Number' },
          { name: 'suffix', label: 'After it' },
        ]}
        blank={() => ({ label: '', value: '', suffix: '' })}
      />
    </>
  );
}
