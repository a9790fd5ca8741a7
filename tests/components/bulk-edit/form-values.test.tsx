import { changeOfForm, emptyBulkForm } from '@/components/bulk-edit/bulk-form-values';

test('a wrong code is the only error of a form with nothing else, and an empty form is told apart', () => {
  const codes = { ...emptyBulkForm.codes, unspsc: { to: 'set' as const, code: '12' } };
  const wrong = changeOfForm({ ...emptyBulkForm, codes }, 'USD');
  expect([wrong.change, Object.keys(wrong.errors)]).toEqual([null, ['unspsc']]);
  expect(Object.keys(changeOfForm(emptyBulkForm, 'USD').errors)).toEqual(['form']);
});
