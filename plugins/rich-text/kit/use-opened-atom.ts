import {
  $getNodeByKey,
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_LOW,
  KEY_ENTER_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  type NodeKey,
} from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useState } from 'react'
import type { AtomNode } from '@/plugins/rich-text/kit/atom-node'
import { $pickedAtom } from '@/plugins/rich-text/kit/picked-atom'

type OpenedAtom<Props> = {
  key: NodeKey
  props: Props
  /** Gives the keyboard back to the text. */
  close: () => void
}

/** What a command opened, or Enter while it was picked; null while nothing is open. */
export function useOpenedAtom<Props extends object>(
  editor: LexicalEditor,
  open: LexicalCommand<NodeKey>,
  kind: new (...given: never[]) => AtomNode<Props>,
): OpenedAtom<Props> | null {
  const [key, setKey] = useState<NodeKey | null>(null)

  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          open,
          (wanted) => {
            setKey(wanted)
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          KEY_ENTER_COMMAND,
          (event) => {
            const atom = $pickedAtom()
            if (!(atom instanceof kind)) {
              return false
            }
            event?.preventDefault()
            setKey(atom.getKey())
            return true
          },
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor, open, kind],
  )

  const props = editor.getEditorState().read(() => {
    const node = key === null ? null : $getNodeByKey(key)
    return node instanceof kind ? node.getProps() : null
  })
  if (key === null || !props) {
    return null
  }
  const close = () => {
    setKey(null)
    editor.getRootElement()?.focus({ preventScroll: true })
  }
  return { key, props, close }
}
