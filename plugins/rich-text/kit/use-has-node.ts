import type { Klass, LexicalEditor, LexicalNode } from 'lexical'
import { useEffect, useState } from 'react'

/** Whether the text holds such a node: what goes with it is loaded only then. */
export function useHasNode(editor: LexicalEditor, node: Klass<LexicalNode>): boolean {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  useEffect(
    () =>
      editor.registerMutationListener(
        node,
        (mutations) =>
          setKeys((current) => {
            const next = new Set(current)
            for (const [key, mutation] of mutations) {
              mutation === 'destroyed' ? next.delete(key) : next.add(key)
            }
            return next.size === current.size ? current : next
          }),
        { skipInitialization: false },
      ),
    [editor, node],
  )
  return keys.size > 0
}
