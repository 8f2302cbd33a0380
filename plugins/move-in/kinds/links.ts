import type { PayloadRequest } from 'payload'
import type { Kind } from '@/plugins/move-in/kinds/kind'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { pageOf, sketch } from '@/src/core/page-document/templates/sketch'
import { richTextOf } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { waitForTurn } from '@/src/server/database/locks'
import { asOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

/** A page of links, as a draft behind the other pages. */
export const links: Kind<CheckedThing & { kind: 'links' }> = {
  collection: slugs.pages,
  make: async (req, profileId, { title, links: rows }) => {
    await waitForTurn(req, `imported pages of ${profileId}`)
    const { pathname, position } = await freePlace(req, profileId)
    const { id } = await req.payload.create({
      collection: slugs.pages,
      data: {
        profile: profileId,
        title,
        pathname,
        position,
        layout: pageOf([
          sketch('text', { doc: richTextOf('h1', title) }),
          sketch('link-list', { title, links: rows, look: 'buttons' }),
        ]),
        rev: 0,
        _status: 'draft',
      },
      draft: true,
      ...asOwner(req),
    })
    return id
  },
  // What is written in the editor is a version first.
  mark: async (req, { id, profileId }) => {
    const [row] = await runSql(req)<{ mark: string }>`
      select concat_ws(' ', pages.updated_at, max(_pages_v.version_updated_at)) as mark
      from pages left join _pages_v on _pages_v.parent_id = pages.id
      where pages.id = ${id} and pages.profile_id = ${profileId} group by pages.id`
    return row?.mark ?? null
  },
}

async function freePlace(req: PayloadRequest, profileId: string) {
  const rows = await runSql(req)<{ pathname: string; position: number }>`
    select pages.pathname, coalesce(pages.position, 0)::int as position
    from pages where pages.profile_id = ${profileId}
    union select _pages_v.version_pathname, 0
    from _pages_v where _pages_v.version_profile_id = ${profileId} and _pages_v.latest`
  const taken = new Set(rows.map(({ pathname }) => pathname))
  let pathname = '/links'
  for (let number = 2; taken.has(pathname); number += 1) {
    pathname = `/links-${number}`
  }
  return { pathname, position: Math.max(0, ...rows.map(({ position }) => position)) + 1 }
}
