/** A phone number as a link that dials it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="figures underline-offset-4 hover:underline">
      {phone}
    </a>
  );
}
