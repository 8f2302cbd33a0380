import type { EditorBlock } from '@/blocks/_kit/registry'

/**
 * Blocks whose name, group or keywords start a word with every word typed. Fixed ones are never
 * offered; the most used come first.
 */
export function findBlocks(blocks: readonly EditorBlock[], query: string): EditorBlock[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = blocks.filter(({ definition, editor }) => {
    const { label, group, keywords = [] } = editor
    const words = [label, group, ...keywords].join(' ').toLowerCase().split(/\s+/)
    return (
      group !== 'Fixed' &&
      definition.rules.singleton === undefined &&
      typed.every((part) => words.some((word) => word.startsWith(part)))
    )
  })
  return found.sort((a, b) => rankOf(a) - rankOf(b))
}

const rankOf = ({ editor }: EditorBlock) => editor.rank ?? Number.MAX_SAFE_INTEGER
