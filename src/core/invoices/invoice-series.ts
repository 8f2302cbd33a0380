/** In front of all numbers of test orders, which so take none of real ones. */
export const testPrefix = 'TEST'

type Series = { prefix: string; year: string; isTest: boolean }

/** What numbers are counted in, without gaps: `LV-2026`, or `TEST-LV-2026`. */
export function invoiceSeries({ prefix, year, isTest }: Series): string {
  return [isTest && testPrefix, prefix, year].filter(Boolean).join('-')
}

/** Whether a prefix would have numbers of real orders counted with those of test orders. */
export function isTestPrefix(prefix: string): boolean {
  return prefix === testPrefix || prefix.startsWith(`${testPrefix}-`)
}
