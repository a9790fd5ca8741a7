import { FormRows } from './form-rows';

/** Whom staff choose from when they ship, and where a parcel is followed. */
export function ShopCarrierFields() {
  return (
    <FormRows
      rows="carriers"
      title="Carriers"
      one="carrier"
      help="Staff choose from them when they ship. The tracking page has {number} where the tracking number belongs; leave it empty if there is none. What was shipped before keeps its link."
      columns={[
        { name: 'name', label: 'Name', className: 'w-44' },
        { name: 'trackingPage', label: 'Tracking page', className: 'w-full max-w-full sm:w-112' },
      ]}
      blank={() => ({ name: '', trackingPage: '' })}
    />
  );
}
