import { limitUploads } from '@/lib/images/commands';

test('an account can upload 200 files a day, and doesn’t limit another account', async () => {
  const uploads = await Promise.all(Array.from({ length: 205 }, () => limitUploads('busy')));
  expect(uploads.filter((failure) => failure === null)).toHaveLength(200);
  expect(uploads.find((failure) => failure)).toMatchObject({ failure: { code: 'too-many-uploads' } });
  expect(await limitUploads('other')).toBeNull();
});
