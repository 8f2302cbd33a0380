import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/answers/forms'
import { type PageEntry, type PageList, pageStates } from '@/src/core/contracts/pages'

const pageEntryAnswer: z.ZodType<PageEntry> = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  pathname: z.string(),
  livePathname: z.string().nullable(),
  theme: z.string(),
  state: z.enum(pageStates),
  isUndeletable: z.boolean(),
  publishAt: isoDateTime.nullable(),
  unpublishAt: isoDateTime.nullable(),
  seo: z.strictObject({
    title: z.string(),
    description: z.string(),
    image: z.string().describe('Id of a picture; empty for none'),
    isHidden: z.boolean(),
  }),
})

export const pageListAnswer: z.ZodType<PageList> = z.strictObject({
  pages: z.array(pageEntryAnswer),
  card: z.strictObject({
    origin: z.string(),
    name: z.string(),
    tagline: z.string(),
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
