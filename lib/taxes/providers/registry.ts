import { chosenNames } from '../../platform/extensions';
import type { TaxProvider } from '../types';
import { flatRate } from './flat-rate/provider';
import { settingsRules } from './rules/provider';

/** Every tax provider by its name in TAX_PROVIDER. An extension is its folder and a line here. */
export const taxProviders = new Map<string, TaxProvider>([
  ['rules', settingsRules],
  ['flat-rate', flatRate],
]);

/** The provider that the operator has chosen. */
export function taxProvider(): TaxProvider {
  const [name = 'rules'] = chosenNames('TAX_PROVIDER', taxProviders.keys());
  return taxProviders.get(name)!;
}
