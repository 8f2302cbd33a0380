import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { pageStates } from '@/src/core/contracts/pages/pages'

/** A page as its owner sees it in lists: the newest draft, without what is on it. */
const pageEntryAnswer = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  pathname: z.string(),
  /** Where visitors find it now; null for drafts. */
  livePathname: z.string().nullable(),
  theme: z.string(),
  state: z.enum(pageStates),
  isUndeletable: z.boolean(),
  /** ISO; null when nothing is planned. */
  publishAt: isoDateTime.nullable(),
  unpublishAt: isoDateTime.nullable(),
  seo: z.strictObject({
    title: z.string(),
    description: z.string(),
    image: z.string().describe('Id of a picture; empty for none'),
    isHidden: z.boolean(),
  }),
})
export type PageEntry = z.infer<typeof pageEntryAnswer>

export const pageListAnswer = z.strictObject({
  pages: z.array(pageEntryAnswer),
  card: z.strictObject({
    /** Like `https://luna.example.com`. */
    origin: z.string(),
    name: z.string(),
    tagline: z.string(),
    /** Address of the artist's picture; empty for none. */
    picture: z.string(),
  }),
  deleted: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      pathname: z.string(),
      deletedAt: isoDateTime,
    }),
  ),
})
export type PageList = z.infer<typeof pageListAnswer>
/** What cards of pages fall back to. */
export type SiteCard = PageList['card']
/** A page that was deleted and can be brought back. */
export type DeletedPage = PageList['deleted'][number]

export const newPageAnswer = z.strictObject({ id: z.uuid() })

/** A block of the page document, whose props are its own business. */
const node = z.looseObject({
  type: z.string(),
  props: z.record(z.string(), z.unknown()),
  children: z.array(z.string()),
  v: z.int().min(1),
})

export const readyMadeAnswer = z.array(
  z.strictObject({
    id: z.string(),
    label: z.string(),
    keywords: z.array(z.string()),
    subtree: z.strictObject({ rootId: z.string(), nodes: z.record(z.string(), node) }),
  }),
)
