import type { Config, PayloadRequest } from 'payload'
import type { VisitorAccount } from '@/src/server/session'

/** What becomes of what a plugin keeps for an account; in the transaction that deletes it, while it is still there. */
export type AccountDeletion = (
  req: PayloadRequest,
  account: Pick<VisitorAccount, 'id' | 'profileId'>,
) => Promise<void>

type Registered = { custom?: Record<string, unknown> }

const key = 'accountDeletions'

const deletionsOf = ({ custom }: Registered) => (custom?.[key] ?? []) as readonly AccountDeletion[]

/** How a plugin has a say when an account is deleted. */
export function withAccountDeletion(config: Config, run: AccountDeletion): Config {
  return { ...config, custom: { ...config.custom, [key]: [...deletionsOf(config), run] } }
}

export const runAccountDeletions: AccountDeletion = async (req, account) => {
  for (const run of deletionsOf(req.payload.config)) {
    await run(req, account)
  }
}
