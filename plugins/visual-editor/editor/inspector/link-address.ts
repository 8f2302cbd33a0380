import { limits } from '@/src/core/limits'
import { safeUrl } from '@/src/core/safe-url'

const blank = 'about:blank'
const email = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/
const host = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u

/**
 * What somebody means by what they type as a link: `example.com` is a site, `me@example.com` a mail.
 *
 * @returns the address; null when it is none
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '') {
    return ''
  }
  if (email.test(text)) {
    return `mailto:${text}`
  }
  const address = safeUrl(host.test(text) ? `https://${text}` : text)
  return address === blank || address.length > limits.theme.addressMax ? null : address
}
