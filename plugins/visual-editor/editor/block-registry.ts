import type { EditorBlock } from '@/blocks/_kit/registry'
import type { BlockDefinitions, BlockRules } from '@/src/core/page-document/block-definition'
import { readProps } from '@/src/core/page-document/props'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { subtreeIds } from '@/src/core/page-document/tree'
import type { RichTextDoc } from '@/src/core/rich-text'
import { plainText } from '@/src/rich-text/plain-text'

/** Every block the editor knows, by type. */
export type BlockRegistry = ReadonlyMap<string, EditorBlock>

/** A block that this installation lacks: it keeps its place and can be removed, nothing else. */
const unknownBlockRules: BlockRules = {
  acceptsChildren: false,
  canDelete: true,
  canMove: true,
  canDuplicate: false,
}

export function rulesOf(blocks: BlockRegistry, type: string): BlockRules {
  return blocks.get(type)?.definition.rules ?? unknownBlockRules
}

export function definitionsOf(blocks: BlockRegistry): BlockDefinitions {
  return new Map([...blocks].map(([type, { definition }]) => [type, definition]))
}

export function labelOf(blocks: BlockRegistry, type: string): string {
  return blocks.get(type)?.editor.label ?? 'Unknown block'
}

/** The setting that is written where it stands on the page. */
export function writtenProp(block: EditorBlock | undefined): string | undefined {
  return block?.editor.richTextProp ?? block?.editor.plainTextProp
}

/** A fresh block; its schema's defaults fill the props that it does not begin with. */
export function newBlock({ definition, editor }: EditorBlock): PageNode {
  const props = { ...editor.start } as PageNode['props']
  return { type: definition.type, v: definition.v, props, children: [] }
}

const maxNameLength = 32

/**
 * What a creator would call this block: its own title or first words, else what kind it is. A block
 * that holds others is told apart by the first words in it.
 */
export function nameOf(blocks: BlockRegistry, document: PageDocument, id: string): string {
  const node = document.nodes[id]
  if (!node) {
    return ''
  }
  const label = labelOf(blocks, node.type)
  const own = ownNameOf(blocks, node)
  // There is one of these: it needs no words to be told apart.
  if (own !== label || rulesOf(blocks, node.type).singleton) {
    return own
  }
  const within = subtreeIds(document, id).slice(1)
  const firstWords = within
    .map((inner) => ownWords(blocks, document.nodes[inner]))
    .find((found) => found !== '')
  return firstWords ? shorten(`${label} “${firstWords}`, '”') : label
}

/** Without what is inside: its name, title or words, else what kind it is. */
export function ownNameOf(blocks: BlockRegistry, node: PageNode): string {
  return shorten(node.name || ownWords(blocks, node) || labelOf(blocks, node.type))
}

function ownWords(blocks: BlockRegistry, node: PageNode | undefined): string {
  const words = wordsOf(blocks, node)
  const { nameWords } = blocks.get(node?.type ?? '')?.editor ?? {}
  return (nameWords ? nameWords(words) : words).replace(/\s+/g, ' ')
}

/** A block's title, else its words, one line per paragraph; not those of blocks inside it. */
export function wordsOf(blocks: BlockRegistry, node: PageNode | undefined): string {
  const block = node && blocks.get(node.type)
  if (!block) {
    return ''
  }
  const { titleProp, richTextProp } = block.editor
  const props = readProps(block.definition, node.props)
  const title = titleProp ? props[titleProp] : ''
  const words = richTextProp ? plainText(props[richTextProp] as RichTextDoc) : ''
  return (typeof title === 'string' && title.trim()) || words
}

function shorten(text: string, closing = ''): string {
  const isLong = text.length > maxNameLength
  return `${isLong ? `${text.slice(0, maxNameLength - 1).trimEnd()}…` : text}${closing}`
}
