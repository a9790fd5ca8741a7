'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { Machine, ServiceRecord } from '@/lib/machines/schema';
import { formatDay } from '@/lib/shared/dates';
import { ServiceForm } from './service-form';
import { formatNumber } from '@/lib/shared/formats';

function Service({ service, locale }: { service: ServiceRecord; locale: string }) {
  const { day, work, by, hours, note, nextOn } = service;
  const facts = [
    by && `by ${by}`,
    hours !== null && `at ${formatNumber(hours, 3, locale)} h`,
    nextOn && `next on ${formatDay(nextOn, locale)}`,
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1">
      <p className="wrap-anywhere">
        <span className="font-semibold">{formatDay(day, locale)}</span>: {work}
      </p>
      {facts.length > 0 && <p className="text-sm wrap-anywhere text-muted">{facts.join(', ')}</p>}
      {note && <p className="mt-1 max-w-prose text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
    </div>
  );
}

/** What was done to a machine, the latest first; who may edit the machine adds, changes and removes records. */
export function MachineServices({
  machine: { id, services, mayEdit },
  locale,
}: {
  machine: Pick<Machine, 'id' | 'services' | 'mayEdit'>;
  locale: string;
}) {
  const router = useRouter();
  const [edited, setEdited] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ServiceRecord | null>(null);
  if (services.length === 0 && !mayEdit) return null;

  async function remove({ id: service }: ServiceRecord) {
    setRemoved(null);
    try {
      await api.delete(`/machines/${id}/services/${service}`);
      toast.success('Service removed');
      router.refresh();
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <section aria-labelledby="services">
      <h2 id="services" className="part-title mb-4">
        Service history
      </h2>
      {services.length === 0 && <p className="text-muted">No service is recorded yet.</p>}
      <ol className="flex flex-col">
        {services.map((service) => (
          <li key={service.id} className="border-b border-line py-3">
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <Service service={service} locale={locale} />
              {mayEdit && (
                <span className="flex gap-2">
                  <Button variant="quiet" size="sm" onClick={() => setEdited(service.id)}>
                    Edit<span className="sr-only"> the service of {formatDay(service.day, locale)}</span>
                  </Button>
                  <Button variant="quiet" size="sm" onClick={() => setRemoved(service)}>
                    Remove<span className="sr-only"> the service of {formatDay(service.day, locale)}</span>
                  </Button>
                </span>
              )}
            </div>
            {edited === service.id && (
              <ServiceForm machineId={id} service={service} onDone={() => setEdited(null)} />
            )}
          </li>
        ))}
      </ol>
      {mayEdit && edited === 'new' && (
        <ServiceForm machineId={id} service={null} onDone={() => setEdited(null)} />
      )}
      {mayEdit && edited === null && (
        <Button variant="secondary" className="mt-4" onClick={() => setEdited('new')}>
          Record a service
        </Button>
      )}
      {removed && (
        <ConfirmDialog
          title="Remove this service?"
          question={`“${removed.work}” of ${formatDay(removed.day, locale)} is deleted.`}
          label="Remove service"
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
