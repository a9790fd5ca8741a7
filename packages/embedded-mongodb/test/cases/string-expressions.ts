import { calls } from './expression-document';

export const stringExpressions = [
  ...calls('reference/operator/aggregation-string', {
    'changes the case': [{ $toLower: '$s' }, { $toUpper: '$s' }, { $toUpper: '$z' }, { $toLower: '$n' }],
    'concatenates strings': [{ $concat: ['$s', '!', '$e'] }, { $concat: ['$s', '$z'] }],
    'rejects concatenation with a number': { $concat: ['$s', '$n'] },
    'returns substrings': [
      { $substrCP: ['$s', 1, 3] },
      { $substrBytes: ['é!', 2, 1] },
      { $substr: ['$s', 0, -1] },
      { $strLenCP: 'né' },
      { $strLenBytes: 'né' },
    ],
    'rejects a start inside a character': { $substrBytes: ['é', 1, 1] },
    'searches strings': [
      { $indexOfCP: ['$s', 'o'] },
      { $split: ['$s', ' '] },
      { $strcasecmp: ['$s', 'tool box'] },
    ],
    'replaces substrings': [
      { $replaceOne: { input: '$s', find: 'o', replacement: '0' } },
      { $replaceAll: { input: '$s', find: 'o', replacement: '0' } },
    ],
    'trims strings': [
      { $trim: { input: '  x \n' } },
      { $ltrim: { input: 'xxa', chars: 'x' } },
      { $rtrim: { input: 'axx', chars: 'x' } },
    ],
    'matches regular expressions': [
      { $regexMatch: { input: '$s', regex: '^tool', options: 'i' } },
      { $regexFind: { input: '$s', regex: 'B(o)' } },
      { $regexFindAll: { input: '$s', regex: 'o' } },
      { $regexMatch: { input: '$z', regex: 'x' } },
    ],
  }),
];
