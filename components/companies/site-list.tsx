'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/account/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { api } from '@/lib/api/client/api';
import { postalLines } from '@/lib/companies/rules/form';
import type { Site } from '@/lib/companies/schema/company';
import { SiteDialog } from './site-dialog';

/** The sites of a company; who may change it adds, changes and removes them. */
export function SiteList({
  companyId,
  sites,
  countries,
  mayEdit,
}: {
  companyId: string;
  sites: Site[];
  countries: { code: string; name: string }[];
  mayEdit: boolean;
}) {
  const { pending, run } = useOrderCall();
  const [edited, setEdited] = useState<Site | 'new' | null>(null);
  const [removed, setRemoved] = useState<Site | null>(null);

  async function remove({ id, name }: Site) {
    setRemoved(null);
    await run(() => api.delete(`/companies/${companyId}/sites/${id}`), `Site ${name} removed`);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      {sites.length === 0 && (
        <p className="text-muted">No site yet. Sites are offered as delivery addresses.</p>
      )}
      <ul className="grid w-full gap-4 empty:hidden md:grid-cols-2">
        {sites.map((site) => (
          <li key={site.id}>
            <Card className="flex h-full flex-col gap-3 wrap-anywhere">
              <h3 className="text-xl">{site.name}</h3>
              <address className="not-italic">
                {[site.contact, ...postalLines(site.address, countries), site.phone]
                  .filter(Boolean)
                  .map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
              </address>
              {site.deliveryNote && <p className="whitespace-pre-line text-muted">{site.deliveryNote}</p>}
              {mayEdit && (
                <div className="mt-auto flex flex-wrap gap-3">
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Change ${site.name}`}
                    onClick={() => setEdited(site)}
                  >
                    Change
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={pending}
                    aria-label={`Remove ${site.name}`}
                    onClick={() => setRemoved(site)}
                  >
                    Remove
                  </Button>
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button variant="secondary" onClick={() => setEdited('new')}>
          Add a site
        </Button>
      )}
      {edited && (
        <SiteDialog
          companyId={companyId}
          site={edited === 'new' ? null : edited}
          countries={countries}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.name}?`}
          question="Orders that were placed for it keep their address."
          label="Remove site"
          onConfirm={() => void remove(removed)}
          onCancel={() => setRemoved(null)}
        />
      )}
    </div>
  );
}
