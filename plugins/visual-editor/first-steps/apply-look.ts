import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { type LookName, looks } from '@/src/core/theme/looks'
import type { ThemeSetting } from '@/src/payload-types'
import { lockDocument } from '@/src/server/database/locks'

/** Publishes a look. Everything else that waits in the draft of the theme goes on waiting. */
export async function applyLook(
  req: PayloadRequest,
  profileId: string,
  name: LookName,
): Promise<void> {
  const look = looks[name]
  const asOwner = { depth: 0, overrideAccess: false, user: req.user, req } as const
  const find = async (draft: boolean): Promise<ThemeSetting | undefined> => {
    const { docs } = await req.payload.find({
      collection: slugs.themeSettings,
      where: { profile: { equals: profileId } },
      draft,
      limit: 1,
      pagination: false,
      ...asOwner,
    })
    return docs[0]
  }
  const found = await find(false)
  if (!found) {
    await req.payload.create({
      collection: slugs.themeSettings,
      data: { ...look, profile: profileId, _status: 'published' } as never,
      ...asOwner,
    })
    return
  }
  const { id } = found
  await lockDocument(req, slugs.themeSettings, id)
  const [live = found, draft] = [await find(false), await find(true)]
  const theme = { collection: slugs.themeSettings, id, ...asOwner } as const
  await req.payload.update({
    ...theme,
    data: { ...besidesLook(live), ...look, _status: 'published' },
  })
  if (draft?._status === 'draft') {
    await req.payload.update({
      ...theme,
      draft: true,
      data: { ...besidesLook(draft), ...look, _status: 'draft' },
    })
  }
}

const besidesLook = ({ logo, avatar, headerLinks, socialLinks }: ThemeSetting) => ({
  logo,
  avatar,
  headerLinks,
  socialLinks,
})
