import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { blockCommenterBody, blockedCommenterParams } from '@/src/core/contracts/members/moderation'
import { AppError } from '@/src/core/errors'
import { forgetBlock } from '@/src/server/accounts/blocked-emails'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql, withTx } from '@/src/server/transaction'

type Fan = { profileId: string; accountId: string }

const ofFan = {
  params: blockedCommenterParams,
  subject: 'comments',
  ownedProfile: ({ params }: { params: { profileId: string } }) => params.profileId,
  path: '/:profileId/blocked-commenters/:accountId',
  rateLimit: 'moderation',
} as const

const block = definePublicEndpoint({
  ...ofFan,
  method: 'put',
  summary: 'Keeps a fan from commenting, and hides what they said so far where asked',
  body: blockCommenterBody,
  run: ({ req, params, body: { hideComments } }): Promise<void> =>
    withTx(req, async () => {
      // Who comments holds this row until the comment is written, so none slips through.
      await setBlocked(req, params, true)
      if (hideComments) {
        await runSql(req)`
          update comments
          set hidden_at = coalesce(hidden_at, now()), open_reports = 0, reported_at = null,
            updated_at = now()
          where account_id = ${params.accountId} and profile_id = ${params.profileId}`
        await revalidateTags(req, cacheTags.posts(params.profileId))
      }
    }),
})

const unblock = definePublicEndpoint({
  ...ofFan,
  method: 'delete',
  summary: 'Lets a fan comment again; what was hidden stays so',
  run: ({ req, params }): Promise<void> =>
    withTx(req, async () => {
      await setBlocked(req, params, false)
      await forgetBlock(req, params.accountId)
    }),
})

/** @throws {AppError} `NOT_FOUND` for a fan of somebody else, or of nobody */
async function setBlocked(
  req: PayloadRequest,
  { profileId, accountId }: Fan,
  isBlocked: boolean,
): Promise<void> {
  const since = isBlocked ? sql`coalesce(comments_blocked_at, now())` : sql`null`
  const rows = await runSql(req)`
    update public_accounts set comments_blocked_at = ${since}
    where id = ${accountId} and profile_id = ${profileId}
    returning id`
  if (rows.length === 0) {
    throw new AppError('NOT_FOUND')
  }
}

/** Calls about the fans of a profile, below `/api/profiles`. */
export const blockEndpoints: Endpoint[] = [block, unblock]
