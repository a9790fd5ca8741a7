import { outbox } from '@/lib/mail/collection';
import { machines } from '@/lib/machines/collection';
import { addMachine, changeMachine } from '@/lib/machines/commands';
import { runMachinesJob } from '@/lib/machines/jobs';
import { newMachineInput, type NewMachineInput } from '@/lib/machines/schema';
import { setClock } from '@/lib/platform/clock';
import type { Customer } from '@/lib/users/types';
import { seedProducts } from '@/seed/products';
import { createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { newKey } from '../orders/fixtures';

beforeAll(async () => {
  await seedProducts();
  setClock(() => Date.parse('2027-03-01T15:00:00Z'));
});
afterAll(() => setClock());

const add = async (person: Customer, more: Partial<NewMachineInput>) =>
  valueOf(await addMachine(person, newMachineInput.parse({ key: newKey(), sku: 'TW-AG125', ...more }))).id;

const mailsTo = ({ email }: Customer) =>
  outbox()
    .find({ to: email, subject: /^Service due/ })
    .toArray();

test('an owner is reminded once of each service within two weeks, however often and by however many servers', async () => {
  const person = await createPerson();
  const id = await add(person, { serviceOn: '2027-03-15', serialNumber: 'A 7', place: 'Hall 2' });
  await add(person, { serviceOn: '2027-03-16' });
  await add(person, { serviceOn: '2027-02-28' });
  await add(person, {});
  await Promise.all(Array.from({ length: 4 }, runMachinesJob));
  const [mail, ...others] = await mailsTo(person);
  expect(others).toEqual([]);
  expect(mail!.subject).toMatch(/^Service due on .*15.*2027: .*Grinder/);
  for (const said of ['A 7', 'Hall 2', `/dashboard/machines/${id}`]) expect(mail!.text).toContain(said);

  // A service that was put off is another one.
  valueOf(await changeMachine(person, id, { serviceOn: '2027-04-02' }));
  expect(await runMachinesJob()).toMatchObject({ value: { reminded: 0 } });
  setClock(() => Date.parse('2027-03-20T15:00:00Z'));
  await runMachinesJob();
  expect(await mailsTo(person)).toHaveLength(2);
  setClock(() => Date.parse('2027-03-01T15:00:00Z'));
});

test('of the machines of a company its admins are told, and nobody who has left', async () => {
  const companyId = await createCompany();
  const [admin, buyer] = [await createMember(companyId, 'admin'), await createMember(companyId, 'buyer')];
  await add(buyer, { serviceOn: '2027-03-02', shared: true });
  await runMachinesJob();
  const [mail] = await mailsTo(admin);
  expect(mail!.text).toContain('Lakeside Pumps');
  expect(await mailsTo(buyer)).toEqual([]);
});

test('the job finds what is due through an index', async () => {
  const plans = await explained(runMachinesJob);
  const read = plans.filter(({ ran }) => ran === 'machines');
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ plan }) => plan.includes('COLLSCAN'))).toEqual([]);
  expect(await machines().countDocuments({ 'mails._id': { $gt: '' } })).toBe(0);
});
