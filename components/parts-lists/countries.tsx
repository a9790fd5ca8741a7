'use client';
import { createContext, useContext, type ReactNode } from 'react';

type Country = { code: string; name: string };
const Countries = createContext<Country[]>([]);

/** The countries to which the shop delivers. */
export const useCountries = () => useContext(Countries);

export const CountriesProvider = ({ countries, children }: { countries: Country[]; children: ReactNode }) => (
  <Countries value={countries}>{children}</Countries>
);
