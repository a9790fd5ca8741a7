'use client';
import { useFormContext } from 'react-hook-form';
import { useProblem } from '@/components/admin/form-text';
import { eventGroupNames, eventGroups, eventTypes } from '@/lib/events/schema';

/** The events of the shop by what they are about, each to choose. */
export function EventChoice() {
  const { register, getValues, setValue } = useFormContext<{ events: string[] }>();
  const problem = useProblem('events');
  const typesIn = (group: string) => eventTypes.filter((type) => type.startsWith(`${group}.`));

  function chooseAll(group: string) {
    const others = getValues('events').filter((type) => !type.startsWith(`${group}.`));
    setValue('events', [...others, ...typesIn(group)], { shouldDirty: true });
  }

  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-2xl">Events</h2>
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {eventGroups.map((group) => (
          <fieldset key={group} className="min-w-0">
            <legend className="font-semibold">{eventGroupNames.get(group)}</legend>
            {typesIn(group).map((type) => (
              <label key={type} className="flex min-h-9 items-center gap-2 font-mono text-sm">
                <input type="checkbox" value={type} {...register('events')} className="size-5 accent-link" />
                {type}
              </label>
            ))}
            {typesIn(group).length > 1 && (
              <button
                type="button"
                onClick={() => chooseAll(group)}
                className="min-h-9 text-sm underline underline-offset-4"
              >
                Choose all<span className="sr-only"> of {eventGroupNames.get(group)}</span>
              </button>
            )}
          </fieldset>
        ))}
      </div>
    </div>
  );
}
