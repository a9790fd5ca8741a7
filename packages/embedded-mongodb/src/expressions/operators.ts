import { arithmetic, arithmeticInTurn } from './arithmetic';
import { arrays, arraysInTurn, arraySpecials } from './arrays';
import { comparison } from './comparison';
import { conditions } from './conditions';
import { conversion, conversionSpecials } from './conversion';
import { dateSpecials } from './dates';
import { objects, objectsInTurn, objectSpecials } from './objects';
import { sets, setsInTurn, setSpecials } from './sets';
import { stringSpecials, strings, stringsInTurn } from './strings';
import { summaries } from './accumulator-expressions';
import type { InTurn, Plain, Special } from './types';

/** Operators that work on the values of their operands. */
export const operators: { [name: string]: Plain } = {
  ...arithmetic,
  ...arrays,
  ...comparison,
  ...conversion,
  ...objects,
  ...sets,
  ...strings,
};

/** Operators whose operands are evaluated one after the other. */
export const inTurn: { [name: string]: InTurn } = {
  ...arithmeticInTurn,
  ...arraysInTurn,
  ...objectsInTurn,
  ...setsInTurn,
  ...stringsInTurn,
};

/** Operators that take named arguments, bind variables or don't evaluate everything. */
export const specials: { [name: string]: Special } = {
  ...arraySpecials,
  ...conditions,
  ...conversionSpecials,
  ...dateSpecials,
  ...objectSpecials,
  ...setSpecials,
  ...stringSpecials,
  ...summaries,
};
