import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { packTables, unpackTables } from '@/src/rich-text/nodes/table/packed-cells'

export const variableType = 'variable'

const tag = /\{\{\s*([a-zA-Z][\w.]*)\s*\}\}/

/**
 * Words with a node of its own for each of the given variables, as they are written in; code has none.
 * Stored are plain words: whatever reads a mail needs to know nothing about this.
 */
export function withChips(doc: RichTextDoc, known: ReadonlySet<string>): RichTextDoc {
  const { root } = unpackTables(doc)
  const walk = (node: RichTextNode): RichTextNode =>
    node.children && node.type !== 'code'
      ? { ...node, children: node.children.flatMap(open) }
      : node
  const open = (node: RichTextNode): RichTextNode[] =>
    node.type === 'text' ? piecesOf(node, known) : [walk(node)]
  return { root: walk(root) }
}

function piecesOf(node: RichTextNode, known: ReadonlySet<string>): RichTextNode[] {
  const text = typeof node.text === 'string' ? node.text : ''
  const match = tag.exec(text)
  const name = match?.[1] ?? ''
  if (!match || !known.has(name)) {
    return [node]
  }
  const { format, style } = node
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  return [
    ...(before ? [{ ...node, text: before }] : []),
    { type: variableType, version: 1, name, format, style },
    ...(after ? piecesOf({ ...node, text: after }, known) : []),
  ]
}

/** The words as they are stored. */
export function withoutChips({ root }: RichTextDoc): RichTextDoc {
  const walk = (node: RichTextNode): RichTextNode =>
    node.children ? { ...node, children: joined(node.children.map(close)) } : node
  const close = (node: RichTextNode): RichTextNode =>
    node.type === variableType
      ? {
          detail: 0,
          format: node.format,
          mode: 'normal',
          style: node.style,
          text: `{{${node.name}}}`,
          type: 'text',
          version: 1,
        }
      : walk(node)
  return packTables({ root: walk(root) })
}

/** Words that look alike are one text again, as if nobody had taken them apart. */
function joined(nodes: readonly RichTextNode[]): RichTextNode[] {
  const result: RichTextNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (last && isAlike(last, node)) {
      result[result.length - 1] = { ...last, text: `${last.text}${node.text}` }
    } else {
      result.push(node)
    }
  }
  return result
}

function isAlike(one: RichTextNode, other: RichTextNode): boolean {
  const formatting = ['type', 'format', 'style', 'mode', 'detail'] as const
  return one.type === 'text' && formatting.every((name) => one[name] === other[name])
}
