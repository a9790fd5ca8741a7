/** Says that cards are only tests, and which one to enter. */
export function TestPayments() {
  return (
    <p role="note" className="rounded-card bg-warn-ground p-4 text-warn">
      <strong>Test payments:</strong> no money moves. Pay with the card{' '}
      <span className="figures whitespace-nowrap">4242 4242 4242 4242</span>, any future date and any code.
    </p>
  );
}
