import { readAddress } from '@/plugins/rich-text/features/links/link-address'
import { limits } from '@/src/core/limits'
import { blank } from '@/src/core/urls/safe-url'

/**
 * What somebody means by what they type as a link, as among words; nothing is no link.
 *
 * @returns the address; null when it is none
 */
export function linkAddress(typed: string): string | null {
  if (typed.trim() === '') {
    return ''
  }
  const address = readAddress(typed)
  return address === blank || (address?.length ?? 0) > limits.theme.addressMax ? null : address
}
