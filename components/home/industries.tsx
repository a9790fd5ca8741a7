const industries = [
  { name: 'Construction', needs: 'Drills, saws and fixings for the site' },
  { name: 'Metalworking', needs: 'Cutting, grinding and measuring' },
  { name: 'Automotive', needs: 'Sockets, wrenches and torque' },
  { name: 'Energy', needs: 'Bearings, valves and pressure' },
  { name: 'Logistics', needs: 'Lifting, moving and storing' },
  { name: 'Facilities', needs: 'Everything for maintenance teams' },
];

/** The industries that the shop serves. */
export function Industries() {
  return (
    <section aria-labelledby="industries" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-5 px-4 py-8 lg:grid-cols-[auto_1fr]">
        <h2 id="industries" className="text-2xl lg:max-w-32">
          Industries We Serve
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-6">
          {industries.map(({ name, needs }) => (
            <li key={name} className="border-l-2 border-accent pl-3">
              <p className="font-display text-xl font-semibold">{name}</p>
              <p className="text-sm text-muted">{needs}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
