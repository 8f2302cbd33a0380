import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { isAnchor } from '@/src/core/page-document/anchor'
import { layout } from '@/src/core/page-document/layout/layout'

/** Id of the node every page starts from. It is part of the document, not a block. */
export const rootId = 'root'
export const rootType = 'root'

/** `text`, or `acme/tour-map` for a block that a third-party plugin brings. */
const blockTypePattern = /^[a-z][a-z0-9-]{0,40}(\/[a-z][a-z0-9-]{0,40})?$/
/** An id is used as an object key, so `__proto__` is none. */
export const nodeIdPattern = /^(?!__proto__$)[A-Za-z0-9_-]{1,40}$/

export const pageNode = z.strictObject({
  type: z.string().regex(blockTypePattern),
  /** Plain JSON; its shape is the block's own schema. Defaults may be left out. */
  props: z.record(z.string(), z.json()),
  /** Ids of the child nodes, in order. */
  children: z.array(z.string().regex(nodeIdPattern)),
  /** Version of the block's props, for the block's own migrations. */
  v: z.int().min(1),
  /** What the owner calls this block in Layers; left out, its words name it. */
  name: z.string().trim().min(1).max(limits.pageDocument.maxName).optional(),
  /** The owner keeps it from being moved, deleted and changed by mistake. */
  isLocked: z.literal(true).optional(),
  /** How it stands on the page, per screen. */
  layout: layout.optional(),
  /** The place that links with `#` lead to; the id of the block's element. No two blocks share one. */
  anchor: z.string().refine(isAnchor).optional(),
})

/** The stored form of a page. Holds nothing of the editor's library. */
export const pageDocument = z.strictObject({
  version: z.literal(1),
  nodes: z.record(z.string().regex(nodeIdPattern), pageNode),
})

export type PageNode = z.infer<typeof pageNode>
export type PageDocument = z.infer<typeof pageDocument>
