const thin = { stroke: 'currentColor', strokeWidth: 1.5, fill: 'none' } as const;
const thick = { ...thin, strokeWidth: 4, strokeLinejoin: 'round' } as const;

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
const grid =
  lines(24, (index) => `M${20 + index * 42} 10V550`) + lines(13, (index) => `M10 ${28 + index * 42}H990`);
const threads = lines(31, (index) => `M${330 + index * 17.5} 340l-9-120`);

const lettering = 'font-display text-[21px] font-semibold tracking-[0.06em] text-muted max-sm:text-[34px]';

function Dimension({ x1, x2, y, text }: { x1: number; x2: number; y: number; text: string }) {
  return (
    <g>
      <path {...thin} d={`M${x1} ${y}H${x2}`} />
      <path fill="currentColor" d={`M${x1} ${y}l13-4v8zM${x2} ${y}l-13-4v8z`} />
      <text x={(x1 + x2) / 2} y={y - 9} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/**
 * Technical drawing of a hex bolt ISO 4017 M12 × 60 with its true dimensions, ten units per millimeter. `missing` draws
 * it with dashed lines, as technical drawings show absent parts.
 */
export function BoltDrawing({ className, missing = false }: { className?: string; missing?: boolean }) {
  return (
    <svg
      role="img"
      aria-label={`Workshop drawing of a hex bolt, M12 by 60${missing ? ', dashed because it is missing' : ''}`}
      viewBox="0 0 1000 560"
      className={className}
    >
      <g className="text-tick" opacity="0.55">
        <path {...thin} strokeWidth={0.75} d={grid} />
      </g>
      <g className="fill-ground" strokeDasharray={missing ? '22 10' : undefined}>
        <path {...thick} fill="inherit" d="M216 180H280V380H216L205 360V200Z" />
        <path {...thin} d="M212 230H280M212 330H280" />
        <path {...thin} d="M216 180Q206 205 212 230Q198 280 212 330Q206 355 216 380" />
        <path {...thick} fill="inherit" d="M280 220H866L880 234V326L866 340H280Z" />
        <path {...thin} d="M300 232H880M300 328H880M866 220V340" />
      </g>
      {!missing && <path {...thin} d={threads} />}
      <path {...thin} className="text-link" strokeDasharray="26 6 5 6" d="M160 280H912" />
      <g className={lettering} fill="currentColor">
        <path {...thin} strokeWidth={1} d="M205 390V474M280 390V520M880 350V520M960 220H890M960 340H890" />
        <Dimension x1={205} x2={280} y={456} text="7.5" />
        <Dimension x1={280} x2={880} y={504} text="60" />
        <path {...thin} d="M946 220V340" />
        <path fill="currentColor" d="M946 220l-4 13h8zM946 340l-4-13h8z" />
        <text transform="translate(937 280) rotate(-90)" textAnchor="middle">
          M12<tspan className="max-sm:hidden"> × 1.75</tspan>
        </text>
        <path {...thin} strokeWidth={1} d="M196 180H120M196 380H120" />
        <path {...thin} d="M134 180V380" />
        <path fill="currentColor" d="M134 180l-4 13h8zM134 380l-4-13h8z" />
        <text transform="translate(125 280) rotate(-90)" textAnchor="middle">
          20.03
        </text>
      </g>
      <g className="text-ink" transform="translate(72 92)">
        <path {...thick} strokeWidth={3} d="M0-52 45-26V26L0 52-45 26V-26Z" />
        <circle r="42" {...thin} />
        <path {...thin} className="text-link" strokeDasharray="12 4 3 4" d="M-64 0H64M0-66V66" />
        <text className={lettering} fill="currentColor" x="76" y="-30">
          1 : 2
        </text>
      </g>
    </svg>
  );
}
