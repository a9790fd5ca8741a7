import { saveProfile } from '@/lib/users/commands/save-profile';
import { findAccount, findProfile, listAccounts } from '@/lib/users/queries';
import { createAccount, signedIn } from '../auth/people';

test('settings are saved field by field; fields left out stay unchanged', async () => {
  const me = await signedIn((await createAccount()).id);
  await saveProfile(me, { phone: '+1 216 555 0100', gender: 'other', graduation: '2019-06-30' });
  await saveProfile(me, { bio: 'Turner and fitter.' });
  expect(await findProfile(me.userId)).toMatchObject({
    phone: '+1 216 555 0100',
    gender: 'other',
    graduation: '2019-06-30',
    bio: 'Turner and fitter.',
    github: '',
    institute: '',
  });
  await saveProfile(me, { gender: null });
  expect(await findProfile(me.userId)).toMatchObject({ gender: null, bio: 'Turner and fitter.' });
});

test('a new name is found by the admin’s search, and the picture is deleted with the account', async () => {
  const me = await signedIn((await createAccount()).id);
  await saveProfile(me, { name: 'Zebulon Quick', image: '/api/images/abc' });
  expect(await findAccount(me.userId)).toMatchObject({ name: 'Zebulon Quick', image: '/api/images/abc' });
  expect((await listAccounts('zebul', 1)).rows).toMatchObject([{ id: me.userId }]);
});
