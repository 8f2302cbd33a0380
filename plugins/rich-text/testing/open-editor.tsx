import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pageFeatures } from '@/plugins/rich-text/features/client'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { type EditorConfig, editorConfigOf } from '@/plugins/rich-text/kit/editor-config'
import { MountedFeatures } from '@/plugins/rich-text/kit/mounted-features'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { emptyRichText } from '@/src/core/rich-text'

export const pageConfig = editorConfigOf(pageFeatures)

export type OpenEditor = {
  editor: LexicalEditor
  host: HTMLElement
  /** Changes the text at once. */
  update: (change: () => void) => void
  /** The stored nodes. */
  nodes: () => RichTextNode[]
  close: () => void
}

/** An editor with everything in it but what is drawn beside the words, on an element of the test's document. */
export function openEditor(...children: RichTextNode[]): OpenEditor {
  const doc: RichTextDoc = { root: { ...emptyRichText().root, children } }
  return openStored(children.length > 0 ? JSON.stringify(doc) : 'null')
}

/**
 * @param stored the JSON of a document, see {@link createRichTextEditor}
 * @param onDrawn called when the text is drawn, before the features begin
 */
export function openStored(
  stored: string,
  config: EditorConfig = pageConfig,
  onDrawn?: (host: HTMLElement) => void,
): OpenEditor {
  const editor = createRichTextEditor(stored, config)
  const host = document.createElement('div')
  host.contentEditable = 'true'
  document.body.append(host)
  editor.setRootElement(host)
  onDrawn?.(host)
  const mount = createRoot(document.body.appendChild(document.createElement('div')))
  const { features } = config
  const plugins = features.plugins?.filter(({ position }) => position !== 'floatingAnchorElem')
  const behaviour = { ...config, features: { ...features, plugins } }
  flushSync(() => mount.render(<MountedFeatures editor={editor} config={behaviour} />))
  return {
    editor,
    host,
    update: (change) => editor.update(change, { discrete: true }),
    nodes: () => storedNodes(editor),
    close: () => {
      flushSync(() => mount.unmount())
      editor.setRootElement(null)
      host.remove()
    },
  }
}

/** What the editor writes; stored, the plain cells of its tables are packed. */
export function storedNodes(editor: LexicalEditor): RichTextNode[] {
  const doc = JSON.parse(JSON.stringify(editor.getEditorState())) as RichTextDoc
  return doc.root.children ?? []
}
