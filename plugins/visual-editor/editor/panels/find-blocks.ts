import type { EditorBlock } from '@/blocks/_kit/registry'

/** Blocks whose name, group or keywords start a word with every word typed. Fixed ones are never offered. */
export function findBlocks(blocks: readonly EditorBlock[], query: string): EditorBlock[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean)
  return blocks.filter(({ definition, editor }) => {
    const { label, group, keywords = [] } = editor
    const words = [label, group, ...keywords].join(' ').toLowerCase().split(/\s+/)
    return (
      group !== 'Fixed' &&
      definition.rules.singleton === undefined &&
      typed.every((part) => words.some((word) => word.startsWith(part)))
    )
  })
}
