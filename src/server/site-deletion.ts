import type { Config, PayloadRequest } from 'payload'

type Step = (req: PayloadRequest, profileId: string) => Promise<void>

/** What a plugin does outside its rows when a site is deleted; each in a transaction. */
export type SiteDeletion = {
  /** When its owner asks for it: in some weeks it will be gone. May be taken back. */
  begin?: Step
  /** Before its rows go, for good. Safe to repeat. */
  end?: Step
}

type Registered = { custom?: Record<string, unknown> }

const key = 'siteDeletions'

const deletionsOf = ({ custom }: Registered) => (custom?.[key] ?? []) as readonly SiteDeletion[]

/** How a plugin has a say when a site is deleted. Rows need none: they go by the list of tables. */
export function withSiteDeletion(config: Config, deletion: SiteDeletion): Config {
  return { ...config, custom: { ...config.custom, [key]: [...deletionsOf(config), deletion] } }
}

export async function runSiteDeletions(
  req: PayloadRequest,
  profileId: string,
  step: keyof SiteDeletion,
): Promise<void> {
  for (const deletion of deletionsOf(req.payload.config)) {
    await deletion[step]?.(req, profileId)
  }
}
