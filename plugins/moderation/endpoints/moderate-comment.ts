import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { idParams } from '@/src/core/contracts/ids'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidateTags } from '@/src/server/caching/cache-tags'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql, withTx } from '@/src/server/transaction'

type Move = {
  path: `/:id/${string}`
  summary: string
  /** What becomes of the row; saying it again changes nothing. */
  change: SQL
}

const closeReports = sql`open_reports = 0, reported_at = null`

const moves: readonly Move[] = [
  {
    path: '/:id/hide',
    summary: 'Hides a comment from everybody but the artist, which settles its reports',
    change: sql`hidden_at = coalesce(hidden_at, now()), ${closeReports}`,
  },
  {
    path: '/:id/show',
    summary: 'Shows a hidden comment again',
    change: sql`hidden_at = null`,
  },
  {
    path: '/:id/dismiss-reports',
    summary: 'Closes the reports of a comment, which stays; who reported it cannot do so again',
    change: closeReports,
  },
]

/** Calls about one comment, below `/api/comments`. */
export const commentEndpoints: Endpoint[] = moves.map(({ path, summary, change }) =>
  definePublicEndpoint({
    method: 'post',
    path,
    summary,
    params: idParams,
    subject: 'comments',
    rateLimit: 'moderation',
    run: async ({ req, params: { id } }): Promise<void> => {
      const comment = await requireOwnDocument(req, slugs.comments, id)
      const profileId = profileIdOf(comment)
      await withTx(req, async () => {
        await runSql(req)`
          update comments set ${change}, updated_at = now()
          where id = ${id} and profile_id = ${profileId}`
        await revalidateTags(req, cacheTags.posts(profileId))
      })
    },
  }),
)
