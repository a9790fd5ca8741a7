'use client';
import { useEffect, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { sendingTime } from '@/lib/newsletter/rules/campaigns';
import { formatNumber } from '@/lib/shared/formats';

export type Group = { category: string; name: string };

function audienceHelp(count: number | undefined, perMinute: number): string {
  if (count === undefined) return 'Counting …';
  if (count === 0) return 'No subscriber belongs to these now.';
  const people = count === 1 ? '1 subscriber' : `${formatNumber(count)} subscribers`;
  return perMinute >= 1 ? `${people} now; sending takes ${sendingTime(count, perMinute)}.` : `${people} now.`;
}

/** To whom a campaign goes, and how many that are now. `null` is all subscribers. */
export function AudienceField({
  groups,
  value,
  perMinute,
  error,
  onChange,
}: {
  groups: Group[];
  value: string | null;
  perMinute: number;
  error?: string;
  onChange: (category: string | null) => void;
}) {
  const [found, setFound] = useState<{ category: string | null; count?: number; error?: string }>();

  useEffect(() => {
    let isCurrent = true;
    const query = value === null ? '' : `?category=${encodeURIComponent(value)}`;
    api.get<{ count: number }>(`/campaigns/audience${query}`).then(
      ({ count }) => isCurrent && setFound({ category: value, count }),
      (failure: unknown) => isCurrent && setFound({ category: value, error: messageOf(failure) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [value]);

  const present = found?.category === value ? found : undefined;
  return (
    <Field label="Recipients" help={present?.error ?? audienceHelp(present?.count, perMinute)} error={error}>
      {(ids) => (
        <Select {...ids} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">All subscribers</option>
          {groups.map(({ category, name }) => (
            <option key={category} value={category}>
              Customers who bought {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
