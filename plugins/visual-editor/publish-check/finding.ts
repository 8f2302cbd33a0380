import { z } from 'zod'

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
