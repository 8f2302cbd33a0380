import type { BlockDefinition, BlockDefinitions } from '@/src/core/page-document/block-definition'
import { isObject } from '@/src/core/page-document/is-object'

type Json = Record<string, unknown>

/** Version of the document's own shape; blocks count their props' versions themselves. */
export const documentVersion = 1

/** `steps[n]` turns a document of version n into version n + 1. Version 1 is the first ever stored. */
const steps: Readonly<Record<number, (document: Json) => Json>> = {}

/**
 * Brings a stored page to the newest versions of document and blocks. Knows nothing about whether
 * the page is whole: anything it does not understand passes through for the checks to find.
 */
export function migrateDocument(input: unknown, blocks: BlockDefinitions): unknown {
  if (!isObject(input)) {
    return input
  }
  let document = input
  while (typeof document.version === 'number' && document.version < documentVersion) {
    const step = steps[document.version]
    if (!step) {
      return document
    }
    document = step(document)
  }
  if (!isObject(document.nodes)) {
    return document
  }
  const nodes = Object.entries(document.nodes).map(([id, node]) => [id, migrateNode(node, blocks)])
  return { ...document, nodes: Object.fromEntries(nodes) }
}

function migrateNode(node: unknown, blocks: BlockDefinitions): unknown {
  if (!isObject(node) || typeof node.type !== 'string' || !isObject(node.props)) {
    return node
  }
  const block = blocks.get(node.type)
  if (!block || typeof node.v !== 'number' || node.v >= block.v) {
    return node
  }
  return { ...node, ...migrateProps(block, node.props, node.v) }
}

function migrateProps(block: BlockDefinition, stored: Json, from: number) {
  let props = stored
  let v = from
  while (v < block.v) {
    // A version without a step kept its props' meaning.
    props = block.migrations?.[v]?.(props) ?? props
    v += 1
  }
  // JSON knows no undefined, but a step that renames a prop may leave one.
  const defined = Object.entries(props).filter(([, value]) => value !== undefined)
  return { props: Object.fromEntries(defined), v }
}
