import { addMachine } from '@/lib/machines/commands';
import { addService, changeService, removeService } from '@/lib/machines/commands/services';
import { exportMachines, findMachine } from '@/lib/machines/queries/machines';
import {
  newMachineInput,
  newServiceInput,
  type NewMachineInput,
  type NewServiceInput,
} from '@/lib/machines/schema';
import type { Customer } from '@/lib/users/types';
import { seedProducts } from '@/seed/products';
import { codeOf, createCompany, createMember, createPerson, valueOf } from '../companies/fixtures';
import { newKey } from '../orders/fixtures';

beforeAll(seedProducts);

const add = async (person: Customer, sku: string, more: Partial<NewMachineInput> = {}) =>
  valueOf(await addMachine(person, newMachineInput.parse({ key: newKey(), sku, ...more }))).id;

test('service records are those of who may edit the machine, the latest first, and set the day of the next one', async () => {
  const companyId = await createCompany();
  const [buyer, member, stranger] = [
    await createMember(companyId, 'buyer'),
    await createMember(companyId, 'buyer'),
    await createPerson(),
  ];
  const id = await add(buyer, 'TW-AG230', { shared: true, serviceOn: '2020-01-31' });
  const service = (day: string, more: Partial<NewServiceInput> = {}) =>
    newServiceInput.parse({ key: newKey(), day, work: 'Oil changed', ...more });
  const late = service('2024-05-01', { nextOn: '2099-05-01', by: 'Ann', hours: 350 });
  const early = service('2022-05-01', { nextOn: '2023-05-01' });
  for (const input of [late, early, late]) expect(codeOf(await addService(member, id, input))).toBe('ok');
  const shown = async () => (await findMachine(buyer, id))!;
  expect(await shown()).toMatchObject({
    serviceOn: '2099-05-01',
    isOverdue: false,
    services: [
      { id: late.key, work: 'Oil changed', by: 'Ann', hours: 350 },
      { id: early.key, hours: null },
    ],
  });
  expect(codeOf(await addService(stranger, id, service('2024-06-01')))).toBe('no-such-machine');
  expect(codeOf(await changeService(stranger, id, late.key, { work: 'x' }))).toBe('no-such-machine');
  expect(codeOf(await removeService(stranger, id, late.key))).toBe('no-such-machine');
  expect(codeOf(await addService(member, id, service('2999-01-01')))).toBe('invalid-machine');
  expect(codeOf(await addService(buyer, id, service('2024-06-01', { nextOn: '2024-05-31' })))).toBe(
    'invalid-machine',
  );
  expect(codeOf(await changeService(buyer, id, early.key, { day: '2024-07-01', nextOn: '2098-01-01' }))).toBe(
    'ok',
  );
  expect(await shown()).toMatchObject({
    serviceOn: '2098-01-01',
    services: [{ id: early.key }, { id: late.key }],
  });
  expect(codeOf(await removeService(buyer, id, early.key))).toBe('ok');
  expect(codeOf(await removeService(buyer, id, early.key))).toBe('no-such-service');
  expect((await shown()).services).toHaveLength(1);
});

test('records that are added at the same time are all kept, and exported with the own machines', async () => {
  const person = await createPerson();
  const id = await add(person, 'TW-AG125');
  const inputs = Array.from({ length: 5 }, (_, at) =>
    newServiceInput.parse({ key: newKey(), day: `2024-0${at + 1}-01`, work: `Service ${at}` }),
  );
  await Promise.all(inputs.map((input) => addService(person, id, input)));
  expect(await exportMachines(person.userId)).toMatchObject([
    { services: [4, 3, 2, 1, 0].map((at) => ({ work: `Service ${at}` })) },
  ]);
});
