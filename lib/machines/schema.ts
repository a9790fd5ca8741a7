import { z } from 'zod';
import { lineInput } from '../cart/schema';
import { documentLink } from '../catalog/schema/product';

/** The most machines of an owner. */
export const maxMachines = 200;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter one line of text');
const day = z.union([z.literal(''), z.iso.date('Enter a day such as 2026-11-30')]);

const facts = {
  serialNumber: text(80),
  /** Empty for unknown. */
  purchasedOn: day,
  /** Where it is, or who has it. */
  place: text(80),
  note: z
    .string()
    .trim()
    .max(500, 'At most 500 characters')
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text'),
  /** When it is serviced next; empty for never. */
  serviceOn: day,
};

export const machineParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'is not a machine’s id'),
});

export const newMachineInput = z.strictObject({
  key: z.string().regex(/^[\w-]{8,60}$/, 'must have 8 to 60 letters, digits, hyphens or underscores'),
  sku: lineInput.shape.sku,
  /** The number of the order with which it came: one of the caller’s that was shipped. Absent for none. */
  order: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'is not an order number')
    .optional(),
  /** Whether it belongs to the company in whose name the session buys. */
  shared: z.boolean().default(false),
  serialNumber: facts.serialNumber.default(''),
  purchasedOn: facts.purchasedOn.default(''),
  place: facts.place.default(''),
  note: facts.note.default(''),
  serviceOn: facts.serviceOn.default(''),
});
export type NewMachineInput = z.infer<typeof newMachineInput>;

/** Fields that are left out stay. */
export const machineChange = z.strictObject(facts).partial();
export type MachineChange = z.infer<typeof machineChange>;

/** The most service records of a machine. */
export const maxServices = 200;

const serviceFacts = {
  day: z.iso.date('Enter a day such as 2026-11-30'),
  /** What was done. */
  work: text(200).min(1, 'Say what was done'),
  /** Who did it. */
  by: text(80),
  /** The hours of operation until then; null for unknown. */
  hours: z
    .int('Enter whole hours')
    .min(0, 'Enter whole hours, such as 350')
    .max(1_000_000, 'At most 1,000,000 hours')
    .nullable(),
  note: facts.note,
  /** When it is to be serviced next; empty for unknown. */
  nextOn: day,
};

const recordKey = newMachineInput.shape.key;

export const serviceParams = machineParams.extend({ service: recordKey });

export const newServiceInput = z.strictObject({
  /** Chosen by the browser: a repeat adds no second record. It is the id of the record. */
  key: recordKey,
  day: serviceFacts.day,
  work: serviceFacts.work,
  by: serviceFacts.by.default(''),
  hours: serviceFacts.hours.default(null),
  note: serviceFacts.note.default(''),
  nextOn: serviceFacts.nextOn.default(''),
});
export type NewServiceInput = z.infer<typeof newServiceInput>;

/** Fields that are left out stay. */
export const serviceChange = z.strictObject(serviceFacts).partial();
export type ServiceChange = z.infer<typeof serviceChange>;

export const serviceRecord = z.object({ id: z.string(), ...serviceFacts });
export type ServiceRecord = z.infer<typeof serviceRecord>;

const named = z.object({ slug: z.string(), name: z.string() });

export const machineSummary = z.object({
  id: z.string(),
  /** The slug of its product; null where the shop no longer shows it. */
  slug: z.string().nullable(),
  sku: z.string(),
  name: z.string(),
  img: z.string(),
  /** The company to which it belongs; null for a machine of the caller alone. */
  company: z.string().nullable(),
  serialNumber: z.string(),
  purchasedOn: z.string(),
  place: z.string(),
  note: z.string(),
  serviceOn: z.string(),
  /** Whether the day of its service has passed. */
  isOverdue: z.boolean(),
  /** The number of the order with which it came; empty for none. */
  order: z.string(),
  /** Whether the caller may change it. */
  mayEdit: z.boolean(),
});
export type MachineSummary = z.infer<typeof machineSummary>;
export const machineList = z.object({ machines: z.array(machineSummary) });

export const machineResponse = machineSummary.extend({
  /** What fits on it by the rules of the shop, and why. */
  consumables: z.array(named.extend({ reason: z.string() })),
  spareParts: z.array(named.extend({ sku: z.string() })),
  accessories: z.array(named.extend({ sku: z.string() })),
  documents: z.array(documentLink),
  /** What was done to it, the latest day first. */
  services: z.array(serviceRecord),
  /** The product that replaces it; null while it is sold, and where there is none. */
  successor: named.nullable(),
});
export type Machine = z.infer<typeof machineResponse>;

export const machineFitsQuery = z.strictObject({ product: named.shape.slug.max(200) });
/** Those of the caller’s machines which a product fits, and why. */
export const machineFits = z.object({
  /** Whether the product itself is a machine of a rule. */
  isMachine: z.boolean(),
  fits: z.array(z.object({ id: z.string(), name: z.string(), place: z.string(), reason: z.string() })),
});
export type MachineFits = z.infer<typeof machineFits>;
