import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { BlockDefinitions } from '@/src/core/page-document/block-definition'
import type { LegalTextProblem } from '@/src/core/page-document/legal-text'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import type { Theme } from '@/src/core/theme/schema'

export type LegalText = {
  title: string
  /** Null when the site has no such page, or it is not live. */
  pageId: string | null
  /** Of a page that is there. */
  problem: LegalTextProblem | null
  /** It is the page that goes live: where its text belongs, null when it has no block for it. */
  own?: { textId: string | null }
}

export type UnreadablePost = {
  id: string
  caption: string
  /** It names tiers, which nobody is in and nobody can join. */
  hasTiers: boolean
}

/** Everything that is looked at before a page goes live. */
export type Subject = {
  document: PageDocument
  /** Where the page will be found. */
  pathname: string
  blocks: BlockDefinitions
  theme: Pick<Theme, 'colors' | 'headerLinks'>
  /** The site's own pictures by media id, `alt` '' where nobody described one; without those that are gone. */
  pictures: ReadonlyMap<string, { name: string; alt: string }>
  /** Where the site answers: its own name, and its owner's domains. */
  hosts: ReadonlySet<string>
  /** Whether the site answers at a path that begins with `/`, without query and fragment. */
  answersAt: (pathname: string) => boolean
  /** Titles of the site's pages as drafts have them, by their addresses. */
  drafts: ReadonlyMap<string, string>
  legalTexts: readonly LegalText[]
  /** Ids of blocks that the site draws nothing of. */
  unseen: ReadonlySet<string>
  unreadablePosts: readonly UnreadablePost[]
}

/** Stands for the screens that a block is on, which are no prop of it. */
export const showOnProp = 'showOn'

/** Where the owner mends it. */
const findingPlace = z.discriminatedUnion('kind', [
  /** A block, the setting that it is about, and which picture of several there by its media id. */
  z.object({
    kind: z.literal('block'),
    id: z.string(),
    prop: z.string().optional(),
    picture: z.string().optional(),
  }),
  /** The theme, and which of its colours, or which of its header links by its id, it is about. */
  z.object({
    kind: z.literal('theme'),
    color: z.enum(['text', 'textPrimary', 'primary']).optional(),
    link: z.string().optional(),
  }),
  z.object({ kind: z.literal('page'), id: z.string() }),
  z.object({ kind: z.literal('post'), id: z.string() }),
  z.object({ kind: z.literal('pages') }),
  /** The list of blocks: one is missing. */
  z.object({ kind: z.literal('add') }),
])

const finding = z.object({
  rule: z.enum([
    'contrast',
    'alt-text',
    'dead-link',
    'empty-block',
    'unfinished-block',
    'unreadable-post',
    'legal-text',
  ]),
  /** Errors keep a page from going live, warnings inform. */
  severity: z.enum(['error', 'warning']),
  /** A sentence in an artist's words. */
  message: z.string(),
  place: findingPlace,
})

export const findings = z.object({ findings: z.array(finding) })

export type Finding = z.infer<typeof finding>

/** Which theme the page will be seen in: `draft` when both go live together, `live` when it goes alone. */
export const publishCheckQuery = z.object({ theme: z.enum(['draft', 'live']).default('draft') })

export type CheckedTheme = z.infer<typeof publishCheckQuery>['theme']

/** With whose rights the check reads, in every query of one site alone. */
export type Reader = ReturnType<typeof ownerReader> | ReturnType<typeof serverReader>

/** As the signed-in owner may. */
export const ownerReader = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: false, user: req.user, req }) as const

/** For a page whose time has come, when nobody is signed in. */
export const serverReader = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const

/** In the address of the editor: the page is looked at as soon as it is open. */
export const checkParam = 'check'

/** Where a page is open in the editor; `isChecked` looks at it at once, as before it goes live. */
export function builderPath(adminPath: string, pageId: string, isChecked = false): string {
  const path = `${adminPath}/collections/${slugs.pages}/${encodeURIComponent(pageId)}/builder`
  return isChecked ? `${path}?${checkParam}` : path
}
