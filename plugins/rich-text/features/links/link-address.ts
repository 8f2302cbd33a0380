import { blank, safeUrl } from '@/src/core/urls/safe-url'

/** What the address field holds before anything is typed. */
export const defaultAddress = 'https://'

/** Ends in a name of any script, which marks may be part of, or is made of four numbers. */
const hostLike = /^(?:[^\s:/?#@]+\.\p{L}[\p{L}\p{M}\d-]+|\d{1,3}(?:\.\d{1,3}){3})(?:[/?#:]|$)/u

/** Some browsers take the name of a host with spaces for an address; it is none. */
const hostWithSpace = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*\s/i

/** Whether a variable of mails was typed: what fills them finds none in the address of a link among words. */
export const isVariable = (typed: string): boolean => typed.includes('{{')

/** What was typed behind the `https://` that the field came with, or in its place. */
export const wordsOf = (typed: string): string => typed.trim().replace(/^https:\/\//, '')

/** Whether it may be the name or the path of an own page: no other address has neither a dot nor a sign. */
export const isName = (words: string): boolean => words !== '' && !/[:@?#]|\.[\p{L}\d]/u.test(words)

/** A name behind `https://` would be the address of a host that there is not. */
function meant(typed: string): string {
  const words = wordsOf(typed)
  return isName(words) ? words : typed.trim()
}

/**
 * The address to store for what was typed: hosts get `https://`, mail addresses `mailto:`.
 *
 * @returns null when the field was left as it came or empty: then nothing is applied
 */
export function readAddress(typed: string): string | null {
  const text = meant(typed)
  if (text === '' || text === defaultAddress) {
    return null
  }
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) {
    return `mailto:${text}`
  }
  if (hostWithSpace.test(text)) {
    return blank
  }
  return safeUrl(hostLike.test(text) ? `https://${text}` : text)
}

/** Whether words were typed that are no address, like the name of a page; not an address that is forbidden. */
export function leadsNowhere(typed: string): boolean {
  const text = meant(typed)
  return (
    hostWithSpace.test(text) || (readAddress(typed) === blank && !/^[a-z][a-z\d+.-]*:/i.test(text))
  )
}
