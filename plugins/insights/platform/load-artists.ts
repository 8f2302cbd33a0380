import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { env } from '@/src/core/env'
import { limits } from '@/src/core/limits'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { reportSql } from '@/src/server/database/report-sql'
import { getPaymentProvider } from '@/src/server/payments'

export type ArtistRow = {
  id: string
  name: string
  slug: string
  state: 'online' | 'offline'
  /** What somebody who works for the site did last that the activity log takes down; ISO. */
  lastActivity: string | null
  /** What fans paid for orders and memberships, less what they got back. */
  moneyMinor: number
  /** Of the files that the artist gave, in bytes. */
  storage: number
  /** Null for a site without a limit. */
  storageGb: number | null
  /** Orders and memberships with odd money. */
  toReview: number
  /** Whether its owner lets the platform's people work there as support. */
  letsSupportIn: boolean
}

type Asked = { search: string; page: number }

const perPage = 25

/** Artists of the platform, the newest first, with what each one keeps us busy; one statement. */
export async function loadArtists(
  req: PayloadRequest,
  { search, page }: Asked,
): Promise<{ artists: ArtistRow[]; hasMore: boolean }> {
  const { livemode } = getPaymentProvider(req.payload)
  const wanted = search.trim().slice(0, limits.searchMax)
  const pattern = `%${likeText(foldText(wanted))}%`
  const found =
    wanted === '' ? sql`true` : sql`(fold_text(name) like ${pattern} or slug like ${pattern})`
  const rows = await reportSql(req)<ArtistRow>`
    select p.id, p.name, p.slug,
      case when p.online_since is null then 'offline' else 'online' end as state,
      (select to_json(a.created_at) #>> '{}' from audit_log a where a.profile_id = p.id
        order by a.created_at desc limit 1) as "lastActivity",
      (coalesce((select sum(total_minor - refunded_minor) from orders
          where profile_id = p.id and paid_at is not null and livemode = ${livemode}), 0)
        + coalesce((select sum(amount_minor - refunded_minor) from membership_payments
          where profile_id = p.id and paid_at is not null and livemode = ${livemode}), 0)
      )::float8 as "moneyMinor",
      coalesce((select media + recordings + post_files + bonus_files from storage_use
        where profile_id = p.id), 0)::float8 as storage,
      nullif(coalesce(p.storage_gb, ${env().storagePerSiteGb}), 0)::float8 as "storageGb",
      (select count(*) from orders where profile_id = p.id and needs_review is not null)::int
        + (select count(*) from memberships where profile_id = p.id and needs_review is not null)::int
        as "toReview",
      coalesce(p.support_until > now(), false) as "letsSupportIn"
    from (
      select id, name, slug, storage_gb, online_since, support_until, created_at from profiles
      where ${found}
      order by created_at desc limit ${perPage + 1} offset ${(page - 1) * perPage}
    ) p order by p.created_at desc`
  return { artists: rows.slice(0, perPage), hasMore: rows.length > perPage }
}
