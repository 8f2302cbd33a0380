/** Companies that an artist may have purchases told to, as buyers read their names. */
export const companyNames = { meta: 'Meta', google: 'Google', tiktok: 'TikTok' } as const

export type Company = keyof typeof companyNames

export const companies = Object.keys(companyNames) as readonly Company[]

export const isCompany = (text: string): text is Company => text in companyNames

/** In the order in which everybody reads them, each once; what a JSON field holds may be anything. */
export const sortedCompanies = (some: unknown): Company[] =>
  companies.filter((company) => Array.isArray(some) && some.includes(company))

export const namesOf = (some: readonly Company[]): string =>
  new Intl.ListFormat('en-GB').format(some.map((company) => companyNames[company]))
