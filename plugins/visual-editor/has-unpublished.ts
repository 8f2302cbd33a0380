import { settingsOf } from '@/plugins/visual-editor/pages/settings-of'
import { sameJson } from '@/src/core/json'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { Page } from '@/src/payload-types'

type Compared = Pick<Page, 'title' | 'pathname' | 'seo' | 'layout' | '_status'>

/** The draft has something that visitors do not see yet; one that undo led back to the live page has not. */
export function hasUnpublished(
  draft: Compared,
  live: Compared,
  definitions: BlockDefinitions,
): boolean {
  const repaired = (layout: unknown) => repairDocument(layout, definitions).document
  if (draft._status === 'published') {
    return false
  }
  const isSame =
    sameJson(settingsOf(draft), settingsOf(live)) &&
    sameJson(repaired(draft.layout), repaired(live.layout))
  return live._status !== 'published' || !isSame
}
