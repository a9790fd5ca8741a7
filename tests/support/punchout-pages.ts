/** The pages about purchasing systems of companies, with an example address and their access. */
export const punchoutPages: Record<
  string,
  [path: string, access: 'public' | 'leads on' | 'absent' | 'companies.view, absent']
> = {
  '/dev/punchout': ['/dev/punchout', 'absent'],
  '/dashboard/companies/[id]/punchout': [
    '/dashboard/companies/000000000000000000000000/punchout',
    'companies.view, absent',
  ],
  '/dashboard/company/punchout': ['/dashboard/company/punchout', 'leads on'],
  '/punchout': ['/punchout', 'public'],
};
