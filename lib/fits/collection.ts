import type { ObjectId } from 'mongodb';
import { defineCollection } from '../platform/database';
import type { FitRuleInput } from './schema';

export type FitRuleDocument = FitRuleInput & { _id: ObjectId; version: number };

export const fitRules = defineCollection<FitRuleDocument>('fitRules', [{ key: { name: 1 }, unique: true }]);
