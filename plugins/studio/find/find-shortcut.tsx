import type { PayloadRequest, SanitizedPermissions, VisibleEntities } from 'payload'
import { FindButton } from '@/plugins/studio/find/find-button'
import { placeEntries } from '@/plugins/studio/find/place-entries'
import { otherLists, shownSections } from '@/plugins/studio/nav/shown-sections'
import { sightOf } from '@/plugins/studio/nav/sight-of'
import { shownProfile } from '@/src/server/chosen-profile'

type Props = {
  req: PayloadRequest
  permissions: SanitizedPermissions
  visibleEntities: VisibleEntities
}

/** ⌘K on screens that lie over the whole window, where its button is not to be seen. */
export function FindShortcut({ req, permissions, visibleEntities }: Props) {
  const { routes } = req.payload.config
  const sight = sightOf({ req, permissions, visibleEntities })
  const nowhere = { segments: [] }
  return (
    <FindButton
      isHidden
      profileId={shownProfile(req)}
      apiPath={routes.api}
      entries={placeEntries(shownSections(sight, nowhere), otherLists(sight, nowhere), {
        adminPath: routes.admin,
        mayCreate: (slug) => Boolean(permissions.collections?.[slug]?.create),
      })}
    />
  )
}
