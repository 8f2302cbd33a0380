import { sameJson } from '@/src/core/same-json'
import { slugs } from '@/src/core/slugs'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import type { ThemeSetting } from '@/src/payload-types'
import { getPayloadClient } from '@/src/server/payload'
import { loadMedia } from '@/src/server/site-data/media'
import { idOf, plainRead } from '@/src/server/site-data/plain-read'
import { toTheme } from '@/src/server/site-data/site'

export type DraftTheme = {
  /** Null while nothing was ever stored. */
  id: string | null
  rev: number
  /** The draft has something that visitors do not see yet. */
  hasUnpublished: boolean
  content: EditedTheme
}

/**
 * The theme of a profile with all that waits to be published: for its artist's eyes, so ask first
 * who wants to see it.
 */
export async function getDraftTheme(profileId: string): Promise<DraftTheme> {
  const payload = await getPayloadClient()
  const [drafts, live] = await Promise.all(
    [true, false].map((draft) =>
      payload.find({
        collection: slugs.themeSettings,
        where: { profile: { equals: profileId } },
        draft,
        limit: 1,
        ...plainRead,
      }),
    ),
  )
  // A theme from before there were drafts has no version to find until it is saved again.
  const [draft] = drafts?.docs ?? []
  const setting = draft ?? live?.docs[0]
  const logoId = idOf(setting?.logo) ?? ''
  const media = await loadMedia(profileId, logoId === '' ? [] : [logoId])
  return {
    id: setting?.id ?? null,
    rev: setting?.rev ?? 0,
    hasUnpublished: draft?._status === 'draft' && !isSame(draft, live?.docs[0]),
    content: {
      ...toTheme(setting, media.get(logoId)?.url ?? ''),
      logoId,
      avatarId: idOf(setting?.avatar) ?? '',
    },
  }
}

/** Undo may have led a draft back to what visitors see. */
function isSame(draft: ThemeSetting, live: ThemeSetting | undefined): boolean {
  const compared = (setting: ThemeSetting) => ({
    ...toTheme(setting, idOf(setting.logo) ?? ''),
    avatarId: idOf(setting.avatar) ?? '',
  })
  return live?._status === 'published' && sameJson(compared(draft), compared(live))
}
