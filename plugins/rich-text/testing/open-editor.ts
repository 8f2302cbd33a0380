import type { LexicalEditor } from 'lexical'
import {
  createRichTextEditor,
  registerBehaviour,
} from '@/plugins/rich-text/kit/create-rich-text-editor'
import { wholeFeatures } from '@/plugins/rich-text/testing/whole-features'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { emptyRichText } from '@/src/core/rich-text'

export type OpenEditor = {
  editor: LexicalEditor
  host: HTMLElement
  /** Changes the text at once. */
  update: (change: () => void) => void
  /** The stored nodes. */
  nodes: () => RichTextNode[]
  close: () => void
}

/** An editor with everything in it, on an element of the test's document. */
export function openEditor(...children: RichTextNode[]): OpenEditor {
  const doc: RichTextDoc = { root: { ...emptyRichText().root, children } }
  const stored = children.length > 0 ? JSON.stringify(doc) : 'null'
  const editor = createRichTextEditor(stored, wholeFeatures)
  const host = document.createElement('div')
  host.contentEditable = 'true'
  document.body.append(host)
  editor.setRootElement(host)
  const stop = registerBehaviour(editor, wholeFeatures)
  return {
    editor,
    host,
    update: (change) => editor.update(change, { discrete: true }),
    nodes: () => storedNodes(editor),
    close: () => {
      stop()
      editor.setRootElement(null)
      host.remove()
    },
  }
}

/** What the editor writes, as it is stored. */
export function storedNodes(editor: LexicalEditor): RichTextNode[] {
  const doc = JSON.parse(JSON.stringify(editor.getEditorState())) as RichTextDoc
  return doc.root.children ?? []
}
