import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { emptyRichText, type RichTextDoc, type RichTextNode } from '@/src/core/rich-text'
import { elementProps } from '@/src/rich-text/element-props'
import { code, codeHighlight } from '@/src/rich-text/nodes/code/schema'
import {
  collapsibleContainer,
  collapsibleContent,
  collapsibleTitle,
} from '@/src/rich-text/nodes/collapsible/schema'
import { drawing } from '@/src/rich-text/nodes/drawing/schema'
import { embed, figma, tweet, youtube } from '@/src/rich-text/nodes/embed/schema'
import { equation } from '@/src/rich-text/nodes/equation/schema'
import { image, inlineImage } from '@/src/rich-text/nodes/image/schema'
import { heading, linebreak, paragraph, quote, rule } from '@/src/rich-text/nodes/lines-schema'
import { link } from '@/src/rich-text/nodes/link/schema'
import { list, listItem } from '@/src/rich-text/nodes/list/schema'
import { poll } from '@/src/rich-text/nodes/poll/schema'
import { isPacked } from '@/src/rich-text/nodes/table/packed-cells'
import { table, tableCell, tableRow } from '@/src/rich-text/nodes/table/schema'
import { keyword, text } from '@/src/rich-text/nodes/text/schema'
import { remainsIn, tidy } from '@/src/rich-text/normalise'
import { stripScriptUrls } from '@/src/rich-text/strip-script-urls'

const root = z.object({ type: z.literal('root'), ...elementProps })

/** The nodes this release draws, each with the props it keeps. */
export const nodeSchemas = {
  root,
  paragraph,
  heading,
  quote,
  list,
  listitem: listItem,
  link,
  autolink: link,
  text,
  tab: text,
  linebreak,
  horizontalrule: rule,
  keyword,
  poll,
  table,
  tablerow: tableRow,
  tablecell: tableCell,
  code,
  'code-highlight': codeHighlight,
  'collapsible-container': collapsibleContainer,
  'collapsible-title': collapsibleTitle,
  'collapsible-content': collapsibleContent,
  image,
  'inline-image': inlineImage,
  drawing,
  youtube,
  tweet,
  figma,
  embed,
  equation,
} as const

export type KnownType = keyof typeof nodeSchemas

export function isKnownType(type: string): type is KnownType {
  return Object.hasOwn(nodeSchemas, type)
}

/** What a known node may hold, without what stands in it; null for all others. */
export function readNode(node: RichTextNode): Record<string, unknown> | null {
  return isKnownType(node.type) ? (nodeSchemas[node.type].safeParse(node).data ?? null) : null
}

/** Deeper nodes are cut: the walk is recursive, and nobody writes lists forty levels deep. */
const maxDepth = 40

/**
 * The document with known nodes reduced to what they may hold. Nodes of unknown type stay, so that
 * text of a newer release or of a plugin survives an edit, but their scriptable URLs are emptied.
 */
export function sanitizeRichText(doc: RichTextDoc): RichTextDoc {
  const clean = sanitizeNode(withoutNul(doc).root, 0)
  return {
    root:
      clean?.type === 'root' ? { ...clean, children: clean.children ?? [] } : emptyRichText().root,
  }
}

/** The database stores no such letter, and nobody can type it. */
function withoutNul(doc: RichTextDoc): RichTextDoc {
  const json = JSON.stringify(doc)
  return json.includes('\\u0000')
    ? JSON.parse(json, (_, value) =>
        typeof value === 'string' ? value.replaceAll('\u0000', '') : value,
      )
    : doc
}

const frame = z.object({
  root: z.object({ type: z.literal('root'), children: z.array(z.unknown()) }),
})

/** Prop schema for stored rich texts: checks the frame, sanitises the rest, defaults to an empty text. */
export const richTextProp = z
  .custom<RichTextDoc>((doc) => frame.safeParse(doc).success, ownerMessages.richText.noText)
  .refine(({ root }) => isWhole(root, 0), ownerMessages.richText.tableNotWhole)
  .transform(sanitizeRichText)
  .prefault(emptyRichText)

/** Whether the packed rows of all tables are what they say. What is deeper is cut later. */
function isWhole(node: unknown, depth: number): boolean {
  if (!isNode(node) || depth > maxDepth) {
    return true
  }
  const { type, cells, children } = node
  return (
    (type !== 'tablerow' ||
      cells === undefined ||
      isPacked(cells, children, limits.table.columnsMax)) &&
    (!Array.isArray(children) || children.every((child) => isWhole(child, depth + 1)))
  )
}

function sanitizeNode(input: unknown, depth: number): RichTextNode | null {
  if (!isNode(input) || depth > maxDepth) {
    return null
  }
  const { children, ...own } = input
  const kept = isKnownType(own.type)
    ? nodeSchemas[own.type].safeParse(own).data
    : stripScriptUrls(own)
  if (!kept) {
    return null
  }
  return tidy({
    ...withoutUndefined(kept as Record<string, unknown>),
    ...(Array.isArray(children) && {
      children: children.flatMap((child) => {
        const clean = sanitizeNode(child, depth + 1)
        return clean ? remainsIn(own.type, clean) : []
      }),
    }),
  } as RichTextNode)
}

function isNode(input: unknown): input is RichTextNode {
  return (
    typeof input === 'object' && input !== null && 'type' in input && typeof input.type === 'string'
  )
}

function withoutUndefined(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined))
}
