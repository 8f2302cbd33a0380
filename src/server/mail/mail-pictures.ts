import { logger } from '@/src/server/logger'
import { storage } from '@/src/server/storage'
import { mailCopyOf } from '@/src/server/storage/mail-copy'

const remembered = new Map<string, string>()
const rememberedMax = 2000

/**
 * Addresses of pictures that every mail program draws, by those that sites show. A picture that cannot be
 * copied stays as it is: a mail is not lost by it.
 *
 * @param addresses whole ones, or paths of this server
 */
export async function mailPictures(
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    addresses.map(async (address) => [address, await copyOf(address)] as const),
  )
  return new Map(found.flatMap(([address, copy]) => (copy === null ? [] : [[address, copy]])))
}

/** A mail whose pictures every mail program draws, those of an order among them, which are known only when it is written. */
export async function withMailCopies(html: string): Promise<string> {
  const addresses = [...html.matchAll(/<img\b[^>]*? src="([^"]+\.(?:webp|avif))"/gi)].map(
    ([, address = '']) => address,
  )
  const copies = addresses.length > 0 ? await mailPictures([...new Set(addresses)]) : new Map()
  return [...copies].reduce(
    (drawn, [address, copy]) => drawn.replaceAll(`src="${address}"`, `src="${copy}"`),
    html,
  )
}

async function copyOf(address: string): Promise<string | null> {
  const known = remembered.get(address)
  const key = keyIn(address)
  if (known || key === null) {
    return known ?? null
  }
  try {
    const copyKey = await mailCopyOf(key)
    const copy = copyKey && address.replace(key, copyKey)
    if (copy) {
      remember(address, copy)
    }
    return copy
  } catch (err) {
    logger.warn({ msg: 'A picture could not be copied for mails', key, err })
    return null
  }
}

/** Where a picture is stored that has this address; null for those of others. */
function keyIn(address: string): string | null {
  const start = storage().publicUrl('public/')
  const path = address.includes(start) ? address.slice(address.indexOf(start) + start.length) : ''
  return /^[\w.@+/-]+$/.test(path) ? `public/${path}` : null
}

function remember(address: string, copy: string): void {
  const [oldest] = remembered.keys()
  if (remembered.size >= rememberedMax && oldest !== undefined) {
    remembered.delete(oldest)
  }
  remembered.set(address, copy)
}
