import type { MachineSummary } from '../schema';
import type { OwnFit } from '../types';

/** Why a product fits, for a list: “Fits Angle Grinder, 125 mm: diameter 125 mm, bore 22.23 mm (and 1 other)”. */
export function fitText({ machine, reason, others }: OwnFit): string {
  const more = others === 0 ? '' : ` (and ${others} other${others === 1 ? '' : 's'})`;
  return `Fits ${machine}: ${reason}${more}`;
}

/** A machine among others of its kind: its name with the place, else with the serial number. */
export function machineLabel({ name, place, serialNumber }: MachineSummary): string {
  return [name, place || serialNumber].filter(Boolean).join(', ');
}
