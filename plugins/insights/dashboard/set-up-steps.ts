import type { PayloadRequest } from 'payload'
import { musicPath, newPostPath, payoutsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider, usesConnectedAccounts } from '@/src/server/payments'
import { runSql } from '@/src/server/transaction'

export type Step = {
  label: string
  isDone: boolean
  /** What leads there, below the admin's route; none for what is done on the start itself. */
  action?: { label: string; path: string }
}

type Done = {
  isNamed: boolean
  hasRelease: boolean
  hasPhoto: boolean
  isPaid: boolean
  hasPost: boolean
  isOnline: boolean
  isVisited: boolean
}

/** From so many visits on others know of the site, and not its artist alone. */
const visitsOfOthers = 10

/** What an artist does before the site is complete, in the order in which it is easiest. */
export async function setUpSteps(req: PayloadRequest, profileId: string): Promise<Step[]> {
  const isConnected = usesConnectedAccounts()
  const { livemode } = getPaymentProvider(req.payload)
  // Whose site it is was asked before.
  const [done] = await runSql(req)<Done>`
    select p.set_up_at is not null as "isNamed",
      p.online_since is not null as "isOnline",
      exists (select from products where profile_id = p.id and is_published) as "hasRelease",
      exists (select from media where profile_id = p.id and mime_type like 'image/%') as "hasPhoto",
      exists (select from payment_accounts where profile_id = p.id and charges_enabled
        and livemode = ${livemode}) as "isPaid",
      exists (select from posts where profile_id = p.id and is_published) as "hasPost",
      (select coalesce(sum(visits), 0) from (
        select visits from visit_counts where profile_id = p.id limit ${visitsOfOthers}
      ) few) >= ${visitsOfOthers} as "isVisited"
    from profiles p where p.id = ${profileId}`
  if (!done) {
    return []
  }
  const create = (slug: string) => `/collections/${slug}/create`
  return [
    {
      label: 'Your name and look',
      isDone: done.isNamed,
      action: { label: 'Choose', path: '/first-steps' },
    },
    {
      label: 'Your first release',
      isDone: done.hasRelease,
      action: { label: 'Add', path: musicPath },
    },
    {
      label: 'A photo of you',
      isDone: done.hasPhoto,
      action: { label: 'Add', path: create(slugs.media) },
    },
    ...(isConnected
      ? [
          {
            label: 'Turn on payments',
            isDone: done.isPaid,
            action: { label: 'Turn on', path: payoutsPath },
          },
        ]
      : []),
    {
      label: 'Your first post',
      isDone: done.hasPost,
      action: { label: 'Write', path: newPostPath },
    },
    { label: 'Put your site online', isDone: done.isOnline },
    { label: 'Tell people', isDone: done.isOnline && done.isVisited },
  ]
}
