import type { Config, Payload } from 'payload'
import type { Page } from '@/src/payload-types'

/** Answers what keeps a draft from going live, in the artist's words; none when nothing does. */
export type PublishGate = (payload: Payload, draft: Page) => Promise<readonly string[]>

const key = 'publishGate'

/** How a plugin, which the server must not import, has a say in what goes live by itself. */
export function withPublishGate(config: Config, gate: PublishGate): Config {
  return { ...config, custom: { ...config.custom, [key]: gate } }
}

export const obstaclesOf: PublishGate = async (payload, draft) => {
  const gate: PublishGate | undefined = payload.config.custom?.[key]
  return gate ? gate(payload, draft) : []
}
