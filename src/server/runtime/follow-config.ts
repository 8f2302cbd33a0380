import { getPayload, reload, type SanitizedConfig } from 'payload'
import { logger } from '@/src/server/logger'

type Config = Promise<SanitizedConfig>
/** A module that is evaluated anew has forgotten what it knew. */
const shared = globalThis as { apiConfig?: Config }

/**
 * While developing, the config is evaluated anew when an endpoint changes. Payload hears of it only by browsers that
 * have a page open, and calls would go on to the former endpoints.
 *
 * @returns once calls reach the endpoints of this config
 */
export async function followConfig(config: Config): Promise<void> {
  const former = shared.apiConfig
  shared.apiConfig = config
  if (process.env.NODE_ENV !== 'development' || former === undefined || former === config) {
    return
  }
  try {
    const payload = await getPayload({ config })
    const current = await config
    if (payload.config !== current) {
      await reload(current, payload, true)
    }
  } catch (err) {
    // Calls go on to the former endpoints until the next change.
    logger.error({ msg: 'The changed config was not taken over', err })
  }
}
