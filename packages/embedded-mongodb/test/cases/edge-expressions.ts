import { type Case } from './case';
import { expressionCases } from './edge-values';

export const edgeExpressions: Case[] = [
  ...expressionCases('arrayElemAt', { 'an edge value as the index': (v) => ({ $arrayElemAt: ['$a', v] }) }),
  ...expressionCases('slice', {
    'an edge value as the length': (v) => ({ $slice: ['$a', v] }),
    'an edge value as the start': (v) => ({ $slice: ['$a', v, 2] }),
    'an edge value as the length after a start': (v) => ({ $slice: ['$a', 0, v] }),
  }),
  ...expressionCases('range', {
    'an edge value as the start': (v) => ({ $range: [v, '$n'] }),
    'an edge value as the end': (v) => ({ $range: [0, v] }),
    'an edge value as the step': (v) => ({ $range: [0, 4, v] }),
  }),
  ...expressionCases('indexOfArray', {
    'an edge value as the start': (v) => ({ $indexOfArray: ['$a', 2, v] }),
    'an edge value as the end': (v) => ({ $indexOfArray: ['$a', 2, 0, v] }),
  }),
  ...expressionCases('indexOfCP', {
    'an edge value as the start': (v) => ({ $indexOfCP: ['$s', 'l', v] }),
    'an edge value as the end': (v) => ({ $indexOfBytes: ['$s', 'l', 0, v] }),
  }),
  ...expressionCases('indexOfBytes', {
    'an edge value as the string': (v) => ({ $indexOfBytes: [v, 'l'] }),
    'an edge value as the searched string': (v) => ({ $indexOfBytes: ['$s', v] }),
  }),
  ...expressionCases('substrCP', {
    'an edge value as the start': (v) => ({ $substrCP: ['$s', v, 2] }),
    'an edge value as the length': (v) => ({ $substrCP: ['$s', 0, v] }),
  }),
  ...expressionCases('substrBytes', {
    'an edge value as the start': (v) => ({ $substrBytes: ['$s', v, 1] }),
    'an edge value as the length': (v) => ({ $substr: ['$s', 3, v] }),
  }),
  ...expressionCases('filter', { 'an edge value as the limit': (v) => ({ $filter: { input: '$a', cond: true, limit: v } }) }), // prettier-ignore
  ...expressionCases('sortArray', {
    'an edge value as the sort direction': (v) => ({ $sortArray: { input: '$a', sortBy: v } }),
    'an edge value as the sort direction of a field': (v) => ({
      $sortArray: { input: '$o', sortBy: { x: v } },
    }),
  }),
  ...expressionCases('round', {
    'an edge value as the precision': (v) => ({ $round: [123.456, v] }),
    'an edge value as the precision of a long': (v) => ({ $trunc: ['$l', v] }),
  }),
  ...expressionCases('zip', {
    'an edge value as the inputs': (v) => ({ $zip: { inputs: v } }),
    'an edge value as useLongestLength': (v) => ({ $zip: { inputs: ['$a', [1]], useLongestLength: v } }),
    'an edge value as the defaults': (v) => ({
      $zip: { inputs: ['$a', [1]], useLongestLength: true, defaults: v },
    }),
  }),
  ...expressionCases('convert', {
    'an edge value as the type': (v) => ({ $convert: { input: '$n', to: v } }),
  }),
  ...expressionCases('getField', {
    'an edge value as the field name': (v) => ({ $getField: { field: v, input: '$$ROOT' } }),
  }),
  ...expressionCases('setField', {
    'an edge value as the field name': (v) => ({ $setField: { field: v, input: '$$ROOT', value: 1 } }),
  }),
  ...expressionCases('regexMatch', {
    'an edge value as the options': (v) => ({ $regexMatch: { input: 'a', regex: 'a', options: v } }),
  }),
];
