import { code128 } from '@/lib/shared/code128';

// As ZXing's reader reads them: it decodes each of these to its text.
test.each([
  [
    'HX-0123ABCD-R1',
    '2112142311133311211221321231221232212232112211321113231311231313211123131221322311311232213123112331112',
  ],
  ['HX-012-R3', '2112142311133311211221321231221232212232111221322311312211321211422331112'],
  [' !~az', '2112142122222221221311411211242141211412212331112'],
])('the bars of “%s” are those that a reader decodes to it', (text, widths) => {
  expect(code128(text).join('')).toBe(widths);
});

test('the bars and gaps of every sign take eleven modules, and the check symbol tells two swapped signs apart', () => {
  for (let code = 32; code < 127; code++) {
    const widths = code128(String.fromCharCode(code));
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(3 * 11 + 13);
  }
  expect(code128('12').slice(18, 24)).not.toEqual(code128('21').slice(18, 24));
});

test.each(['', 'Ü', 'two\nlines'])('“%s” has no barcode', (text) => {
  expect(() => code128(text)).toThrow('no barcode');
});
