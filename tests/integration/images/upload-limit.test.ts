import { limitUploads } from '@/lib/images/commands';

test('an account may upload 200 files a day, and another account is not held up by it', async () => {
  const uploads = await Promise.all(Array.from({ length: 205 }, () => limitUploads('busy')));
  expect(uploads.filter((failure) => failure === null)).toHaveLength(200);
  expect(uploads.find((failure) => failure)).toMatchObject({ failure: { code: 'too-many-uploads' } });
  expect(await limitUploads('other')).toBeNull();
});
