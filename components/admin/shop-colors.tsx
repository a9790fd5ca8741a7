'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { contrastRatio, onHeader } from '@/lib/shared/colors';
import { FormText } from './form-text';

const isColor = (text: unknown): text is string => typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);

function ColorInput({ name, label, help }: { name: string; label: string; help: string }) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  return (
    <div className="flex items-start gap-3">
      <FormText name={name} label={label} help={help} required className="min-w-0 flex-1" />
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={isColor(value) ? value : '#000000'}
        onChange={({ target }) => setValue(name, target.value, { shouldDirty: true })}
        className="mt-6.5 size-11 shrink-0 cursor-pointer"
      />
    </div>
  );
}

/** The two colors of the shop with a sample, and how well the one can be read on the other. */
export function ShopColorFields() {
  const colors: { accent?: unknown; header?: unknown } = useWatch({ name: 'colors' }) ?? {};
  const { accent, header } = colors;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorInput name="colors.accent" label="Accent color" help="Buttons, marks and the current page" />
        <ColorInput name="colors.header" label="Header color" help="Header and footer; a dark color" />
      </div>
      {isColor(accent) && isColor(header) && (
        <div
          className="flex flex-wrap gap-x-6 gap-y-2 rounded-card p-4 font-semibold"
          style={{ background: header }}
        >
          <span style={{ color: accent }}>
            Accent on header {contrastRatio(accent, header).toFixed(1)} : 1, at least 4.5
          </span>
          <span style={{ color: onHeader }}>
            Text on header {contrastRatio(onHeader, header).toFixed(1)} : 1, at least 7
          </span>
        </div>
      )}
    </div>
  );
}
