import type { PayloadRequest, SanitizedPermissions, VisibleEntities } from 'payload'
import { FindButton } from '@/plugins/studio/find/find-button'
import { findEntries } from '@/plugins/studio/find/find-entries'
import { otherLists, shownSections } from '@/plugins/studio/nav/shown-sections'
import { sightOf } from '@/plugins/studio/nav/sight-of'
import { shownProfile } from '@/src/server/chosen-profile'

type Props = {
  req: PayloadRequest
  permissions: SanitizedPermissions
  visibleEntities: VisibleEntities
}

/** ⌘K on screens that lie over the whole window, where its button is not to be seen. */
export async function FindShortcut({ req, permissions, visibleEntities }: Props) {
  const sight = sightOf({ req, permissions, visibleEntities })
  const nowhere = { segments: [] }
  return (
    <FindButton
      isHidden
      profileId={shownProfile(req)}
      apiPath={req.payload.config.routes.api}
      entries={
        await findEntries(req, {
          sections: shownSections(sight, nowhere),
          others: otherLists(sight, nowhere),
        })
      }
    />
  )
}
