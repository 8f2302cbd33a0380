import { getPayloadClient } from '@/src/server/get-payload-client'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { clientIpOf } from '@/src/server/http/request-context'

/**
 * Counts a search that a page makes for anyone who asks, as the calls of the API count theirs.
 *
 * @param headers of the request for the page
 * @returns false when its caller has searched too often
 */
export async function maySearch(headers: Headers): Promise<boolean> {
  const payload = await getPayloadClient()
  return isBelowLimit({ payload, limit: 'search', by: [clientIpOf({ headers })] })
}
