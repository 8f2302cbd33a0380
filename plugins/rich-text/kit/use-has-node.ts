import {
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useState } from 'react'

/** Whether the text holds a node of one of these classes: what goes with it is loaded only then. */
export function useHasNode(editor: LexicalEditor, nodes: readonly Klass<LexicalNode>[]): boolean {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  useEffect(
    () =>
      mergeRegister(
        ...nodes.map((node) =>
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
        ),
      ),
    [editor, nodes],
  )
  return keys.size > 0
}
