import type { Kind } from '@/plugins/move-in/kinds/kind'
import { textOf } from '@/plugins/move-in/kinds/text-of'
import { linkedToSite, picturesInHtml } from '@/plugins/move-in/pictures/picture-addresses'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { asOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

/** A draft that keeps the moment at which the post was shown elsewhere. */
export const post: Kind<CheckedThing & { kind: 'post' }> = {
  collection: slugs.posts,
  pictures: ({ html }) => picturesInHtml(html).slice(0, studioLimits.moveIn.picturesMax),
  make: async (
    req,
    profileId,
    { caption, html, publishedAt, visibility },
    { pictures, choices },
  ) => {
    const { id } = await req.payload.create({
      collection: slugs.posts,
      data: {
        profile: profileId,
        type: 'image',
        caption,
        body: textOf(linkedToSite(html, choices.siteAddress), pictures),
        visibility,
        isPublished: false,
        publishedAt: publishedAt ?? new Date().toISOString(),
      },
      ...asOwner(req),
    })
    return id
  },
  mark: async (req, { id, profileId }) => {
    const [row] = await runSql(req)<{ mark: string }>`
      select concat_ws(' ', posts.updated_at, posts.is_published) as mark
      from posts where posts.id = ${id} and posts.profile_id = ${profileId}`
    return row?.mark ?? null
  },
}
