import { Long } from 'mongodb';
import { calls } from './expression-document';

export const typeExpressions = [
  ...calls('reference/operator/aggregation/convert', {
    'converts to numbers': [
      { $toInt: '$f' },
      { $toLong: '$s.length' },
      { $toDouble: '3.5' },
      { $toDecimal: '$f' },
      { $toInt: '42' },
      { $toInt: '$t' },
      { $toLong: '$d' },
    ],
    'converts to strings': [
      { $toString: '$n' },
      { $toString: '$f' },
      { $toString: '$d' },
      { $toString: '$i' },
      { $toString: '$m' },
      { $toString: '$t' },
    ],
    'converts to other types': [
      { $toBool: '$e' },
      { $toBool: 0 },
      { $toDate: 0.5 },
      { $toObjectId: '64b000000000000000000001' },
      { $toDate: '$i' },
      { $toDate: Long.fromNumber(86400000) },
    ],
    'uses onError and onNull': [
      { $convert: { input: 'x', to: 'int', onError: 'bad' } },
      { $convert: { input: '$z', to: 'int', onNull: 'none' } },
    ],
    'rejects an invalid number': { $toInt: '$s' },
    'rejects a number out of range': { $toInt: 3000000000 },
    'rejects an int as a date': { $toDate: '$n' },
  }),
  ...calls('reference/operator/aggregation/type', { 'names all types': [{ $type: '$n' }, { $type: '$f' }, { $type: '$l' }, { $type: '$m' }, { $type: '$s' }, { $type: '$z' }, { $type: '$nothing' }, { $type: '$a' }, { $type: '$o' }, { $type: '$d' }, { $type: '$i' }, { $type: '$t' }, { $isNumber: '$l' }] }), // prettier-ignore
  ...calls('reference/operator/aggregation-object', { 'works on documents': [{ $mergeObjects: ['$o', { y: 2 }, '$z'] }, { $objectToArray: '$o' }, { $arrayToObject: [[['k', 1]]] }, { $getField: { field: 'x', input: '$o' } }, { $setField: { field: 'n', input: '$o', value: 3 } }], 'rejects a number as a document': { $mergeObjects: ['$n'] } }), // prettier-ignore
  ...calls('reference/operator/aggregation/sum', {
    'aggregates arrays and operands': [
      { $sum: '$a' },
      { $sum: ['$n', '$f', '$s'] },
      { $avg: '$a' },
      { $max: '$a' },
      { $min: ['$n', '$f'] },
      { $avg: '$s' },
      { $stdDevPop: '$a' },
    ],
  }),
  ...calls('reference/operator/aggregation', {
    'rejects an unknown operator': { $nothing: 1 },
    'rejects two operators in one expression': { $add: [1], $subtract: [1, 1] },
    'returns a literal': { $literal: '$n' },
    'leaves missing fields out of a document': { v: '$nothing', w: '$n' },
  }),
];
