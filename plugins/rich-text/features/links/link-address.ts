import { blank, safeUrl } from '@/src/core/safe-url'

/** What the address field holds before anything is typed. */
export const defaultAddress = 'https://'

const hostLike = /^(?!\/)[^\s:/?#@]+\.[a-z]{2,}([/?#:]|$)/i

/** Whether a variable of mails was typed: what fills them finds none in the address of a link among words. */
export const isVariable = (typed: string): boolean => typed.includes('{{')

/**
 * The address to store for what was typed: hosts get `https://`, mail addresses `mailto:`.
 *
 * @returns null when the field was left as it came or empty: then nothing is applied
 */
export function readAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text === defaultAddress) {
    return null
  }
  if (/^[^\s@:/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) {
    return `mailto:${text}`
  }
  return safeUrl(hostLike.test(text) ? `https://${text}` : text)
}

/** Whether words were typed that are no address, like the name of a page; not an address that is forbidden. */
export function leadsNowhere(typed: string): boolean {
  return readAddress(typed) === blank && !/^[a-z][a-z\d+.-]*:/i.test(typed.trim())
}
