import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useState } from 'react'
import type { AtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $pickedAtom } from '@/plugins/rich-text/kit/picked-atom'

export type PickedAtom<Node> = { node: Node; element: HTMLElement }

/** What is picked, when it is of these classes; null otherwise. Follows its changes. */
export function usePickedAtom<Node extends AtomNode<object>>(
  editor: LexicalEditor,
  isOurs: (node: AtomNode<object>) => node is Node,
): PickedAtom<Node> | null {
  const [picked, setPicked] = useState<PickedAtom<Node> | null>(null)
  useEffect(() => {
    const read = () => {
      const node = editor.getEditorState().read($pickedAtom)
      const element = node && isOurs(node) ? editor.getElementByKey(node.getKey()) : null
      setPicked((current) => {
        if (!node || !isOurs(node) || !element) {
          return null
        }
        return current?.node === node ? current : { node, element }
      })
    }
    read()
    return editor.registerUpdateListener(read)
  }, [editor, isOurs])
  return picked
}
