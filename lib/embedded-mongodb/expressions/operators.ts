import { arithmetic } from './arithmetic';
import { arrays, arraySpecials } from './arrays';
import { comparison } from './comparison';
import { conditions } from './conditions';
import { conversion, conversionSpecials } from './conversion';
import { dateSpecials } from './dates';
import { objects, objectSpecials } from './objects';
import { sets } from './sets';
import { stringSpecials, strings } from './strings';
import { summaries } from './summaries';
import type { Plain, Special } from './types';

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

/** Operators that take named arguments, bind variables or don't evaluate everything. */
export const specials: { [name: string]: Special } = {
  ...arraySpecials,
  ...conditions,
  ...conversionSpecials,
  ...dateSpecials,
  ...objectSpecials,
  ...stringSpecials,
  ...summaries,
};
