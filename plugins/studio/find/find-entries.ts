import type { PayloadRequest } from 'payload'
import { type PlaceEntry, placeEntries } from '@/plugins/studio/find/place-entries'
import type { ShownSection } from '@/plugins/studio/nav/shown-sections'
import { mayAnywhere, mayOn } from '@/src/access/own-profile'
import { shownProfile } from '@/src/server/chosen-profile'
import { runSql } from '@/src/server/transaction'

type Shown = {
  sections: readonly ShownSection[]
  others: readonly { label: string; href: string }[]
}

/** What the palette knows without asking, for who asks, on the site that is shown. */
export async function findEntries(
  req: PayloadRequest,
  { sections, others }: Shown,
): Promise<PlaceEntry[]> {
  const { admin, api } = req.payload.config.routes
  const profileId = shownProfile(req)
  return placeEntries(sections, others, {
    adminPath: admin,
    apiPath: api,
    profileId,
    isOnline: profileId !== null && (await isSiteOnline(req, profileId)),
    may: (subject, right) =>
      profileId ? mayOn(req, profileId, subject, right) : mayAnywhere(req, subject, right),
  })
}

async function isSiteOnline(req: PayloadRequest, profileId: string): Promise<boolean> {
  const [row] = await runSql(req)<{ isOnline: boolean }>`
    select online_since is not null as "isOnline" from profiles where id = ${profileId}`
  return row?.isOnline ?? false
}
