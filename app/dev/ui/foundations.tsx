import { Logo } from '@/components/layout/logo';
import { BoltDrawing } from '@/components/ui/bolt-drawing';
import { formatMoney } from '@/lib/shared/money';
import { Row, Specimen } from './specimen';

const colors = [
  ['ground', 'bg-ground text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['raised', 'bg-raised text-muted'],
  ['accent', 'bg-accent text-on-accent'],
  ['accent, hover', 'bg-accent-hover text-on-accent'],
  ['dark', 'bg-dark text-on-dark'],
  ['good', 'bg-good-ground text-good'],
  ['warn', 'bg-warn-ground text-warn'],
  ['bad', 'bg-bad-ground text-bad'],
  ['info', 'bg-info-ground text-info'],
];
const headings = ['text-7xl', 'text-5xl', 'text-3xl', 'text-xl'];
const prices = [8, 24_950, 123_456_789];

/** What all parts are made of: logo, type, prices, colors, drawings. */
export function Foundations() {
  return (
    <Specimen id="foundations" title="Logo, type, colors">
      <Row>
        {[20, 32, 64].map((size) => (
          <Logo key={size} size={size} />
        ))}
        <span className="flex items-center gap-3 rounded-card bg-dark p-4 font-display text-3xl font-semibold tracking-wide text-on-dark">
          <Logo size={40} /> HEXBOLT
        </span>
      </Row>
      <div className="flex flex-col gap-2">
        {headings.map((size) => (
          <p key={size} className={`font-display font-semibold ${size}`}>
            Tools that hold
          </p>
        ))}
        <p>
          Body text with{' '}
          <a href="#foundations" className="text-link underline underline-offset-4">
            a link
          </a>
          , <strong>strong</strong> and
          <code> code</code>.
        </p>
        <p className="text-sm text-muted">Secondary text, muted.</p>
        <p className="eyebrow">Above a heading</p>
      </div>
      <p className="figures w-fit text-right">
        {prices.map((minor) => (
          <span key={minor} className="block">
            {formatMoney(minor)}
          </span>
        ))}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {colors.map(([name, look]) => (
          <li key={name} className={`rounded-card border border-line p-4 shadow-card ${look}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="drawing-sheet grid gap-6 p-4 sm:grid-cols-2">
        <BoltDrawing />
        <BoltDrawing missing />
      </div>
      <div className="ruler" />
    </Specimen>
  );
}
