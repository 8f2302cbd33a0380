import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { profileQuery } from '@/src/core/contracts/ids'
import { mediaView } from '@/src/core/contracts/pages/media-answers'
import { pageDocument, pageNode } from '@/src/core/page-document/schema'

/** Entry of `GET /public/pages`, in the artist's order. */
const listedPage = z
  .strictObject({ pathname: z.string(), title: z.string(), updatedAt: isoDateTime })
  .meta({ id: 'PageEntry' })
export const publicPagesAnswer = z.array(listedPage)
export type ListedPage = z.infer<typeof listedPage>

export const publicPageQuery = profileQuery.extend({
  pathname: z
    .string()
    .regex(/^\//)
    .max(200)
    .meta({ examples: ['/'] }),
})

const node = pageNode
  .omit({ name: true, isLocked: true })
  .extend({ props: z.record(z.string(), z.unknown()) })

/** Answer of `GET /public/pages/at`: what is on a page, for a front end that draws it by itself. */
export const publicPageAnswer = z
  .strictObject({
    id: z.uuid(),
    pathname: z.string(),
    title: z.string(),
    seo: z.strictObject({
      title: z.string(),
      description: z.string(),
      image: mediaView.nullable(),
      isHidden: z.boolean(),
    }),
    document: pageDocument.extend({
      nodes: z
        .record(z.string(), node)
        .describe(
          'By id, from `root`; `props` are as the block of that `type` and version `v` has them',
        ),
    }),
    media: z.array(mediaView).describe('The pictures and films whose ids stand in `props`'),
  })
  .meta({ id: 'Page' })
export type PublicPage = z.infer<typeof publicPageAnswer>
