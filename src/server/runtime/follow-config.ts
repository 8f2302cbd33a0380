import { getPayload, type Payload, reload, type SanitizedConfig } from 'payload'
import { closeCollections } from '@/src/server/close-collections'
import { sharePayload } from '@/src/server/get-payload-client'
import { logger } from '@/src/server/logger'

type Config = Promise<SanitizedConfig>
/** What evaluates the config for itself. */
type Part = 'api' | 'admin'
/** A module that is evaluated anew has forgotten what it knew. */
const shared = globalThis as { configs?: Map<Part, Config>; turn?: Promise<void> }

/**
 * While developing, a part of the app evaluates the config anew when something of it has changed. Payload takes that
 * over here, and by this alone: left to itself it starts anew at every change, of a block too, but never for programs
 * that call the API while no browser has a page open.
 *
 * @returns the config, once Payload runs with it
 */
export function followConfig(part: Part, config: Config): Config {
  const followed = follow(part, config)
  // Who asks is told that it is wrong. It must not end the process before.
  followed.catch(() => undefined)
  return followed
}

async function follow(part: Part, config: Config): Promise<SanitizedConfig> {
  shared.configs ??= new Map()
  const former = shared.configs.get(part)
  shared.configs.set(part, config)
  if (process.env.NODE_ENV === 'development') {
    if (former && former !== config) {
      shared.turn = (shared.turn ?? Promise.resolve()).then(() => takeOver(config))
      await shared.turn
    } else if (part === 'api' && !former) {
      const { startBackground } = await import('@/src/server/runtime/background')
      await startBackground(start(config))
    }
  }
  return config
}

async function start(config: Config): Promise<Payload> {
  const payload = await getPayload({ config })
  sharePayload(payload)
  return payload
}

async function takeOver(config: Config): Promise<void> {
  try {
    const payload = await getPayload({ config })
    const current = await config
    if (payload.config !== current) {
      await reload(current, payload, true)
      closeCollections(payload)
    }
  } catch (err) {
    // Calls go on to the former endpoints until the next change.
    logger.error({ msg: 'The changed config was not taken over', err })
  }
}
