import { otherSource } from '@/src/core/insights/source'

/** Where no proxy tells the country; the Unicode standard's code for it. */
export const unknownCountry = 'ZZ'

/** For pages beyond the most that a day may have. */
export const otherPath = `/${otherSource}/…`

/** The longest path that is kept. */
export const maxPathLength = 200

/** A page by its path alone, without what a link added behind it. */
export function cleanPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  // Half of a letter cannot be stored.
  const short = plain.replace(/\/+$/, '').slice(0, maxPathLength).toWellFormed()
  return short.startsWith('/') ? short : '/'
}
