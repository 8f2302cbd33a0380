import { createEditor, type Klass, type LexicalEditor, type LexicalNode } from 'lexical'

export function hasNodes(editor: LexicalEditor, types: readonly string[]): boolean {
  return types.every((type) => editor._nodes.has(type))
}

/**
 * Teaches an open editor more nodes. Lexical takes them when an editor is made only, so another one is
 * made that knows all of them, and what it has read from them is taken over.
 */
export function addNodes(editor: LexicalEditor, nodes: readonly Klass<LexicalNode>[]): void {
  const known = [...editor._nodes.values()].map(({ klass }) => klass)
  const whole = createEditor({ nodes: [...known, ...nodes] })
  for (const [type, registered] of whole._nodes) {
    if (!editor._nodes.has(type)) {
      editor._nodes.set(type, registered)
    }
  }
  for (const [name, conversions] of whole._htmlConversions) {
    editor._htmlConversions.set(name, conversions)
  }
}
