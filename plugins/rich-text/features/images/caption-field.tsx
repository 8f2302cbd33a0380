import {
  CLICK_COMMAND,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  FORMAT_ELEMENT_COMMAND,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_LEFT_COMMAND,
  KEY_ARROW_RIGHT_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  MOVE_TO_END,
  MOVE_TO_START,
  type NodeKey,
  SELECT_ALL_COMMAND,
  SELECTION_CHANGE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/lexical/link'
import { registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { captionEditors } from '@/plugins/rich-text/features/images/caption-editors'
import styles from '@/plugins/rich-text/features/images/images.module.css'
import { registerAutoLinks } from '@/plugins/rich-text/features/links/auto-links'
import { keepLinkKeys } from '@/plugins/rich-text/features/links/client'
import { keepLinksSafe } from '@/plugins/rich-text/features/links/keep-links-safe'
import { cleanPaste } from '@/plugins/rich-text/kit/clean-paste'
import { changeAtom, pickAtom } from '@/plugins/rich-text/kit/picked-atom'
import type { RichTextDoc } from '@/src/core/rich-text'
import { editorTheme } from '@/src/rich-text/editor-theme'
import type { AnyImageNode } from '@/src/rich-text/nodes/image/schema'
import { plainText } from '@/src/rich-text/plain-text'

type Props = { editor: LexicalEditor; nodeKey: NodeKey; caption: RichTextDoc }

/** The words below a picture, an editor of their own with marks and links; the picture stores them. */
export function CaptionField({ editor, nodeKey, caption }: Props) {
  const field = useRef<HTMLDivElement>(null)
  const stored = JSON.stringify(caption)
  const written = useRef(stored)
  const [nested] = useState(() => createCaptionEditor(editor, stored))

  useLayoutEffect(() => {
    nested.setRootElement(field.current)
    const release = keepEvents(field.current?.parentElement ?? null)
    const forget = captionEditors.add(editor, nodeKey, nested)
    const stop = mergeRegister(
      registerRichText(nested),
      ...ownCommands.map((stopIn) => stopIn(nested)),
      keepLinksSafe(nested),
      registerAutoLinks(nested),
      cleanPaste(nested),
      // One line after the other; where they stand is the picture's.
      nested.registerCommand(FORMAT_ELEMENT_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
      nested.registerCommand(
        KEY_ESCAPE_COMMAND,
        (event) => {
          event.preventDefault()
          event.stopPropagation()
          pickAtom(editor, nodeKey)
          editor.getRootElement()?.focus({ preventScroll: true })
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      // Going from one editor to the other, Lexical forgets what was picked in the first.
      nested.registerCommand(
        SELECTION_CHANGE_COMMAND,
        () => {
          queueMicrotask(() => pickAtom(editor, nodeKey))
          return false
        },
        COMMAND_PRIORITY_HIGH,
      ),
      nested.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) {
          const doc = editorState.toJSON() as unknown as RichTextDoc
          const text = JSON.stringify(doc)
          if (text !== written.current) {
            written.current = text
            changeAtom<AnyImageNode>(editor, nodeKey, { caption: doc })
          }
        }
      }),
    )
    return () => {
      stop()
      release()
      forget()
      nested.setRootElement(null)
    }
  }, [editor, nested, nodeKey])

  // Undo and redo belong to the words around the picture.
  useEffect(() => {
    if (stored !== written.current) {
      written.current = stored
      nested.setEditorState(nested.parseEditorState(stored))
    }
  }, [nested, stored])

  return (
    // biome-ignore lint/a11y/useSemanticElements: its words have marks and links
    <div
      ref={field}
      className={styles.caption}
      data-field
      data-empty={plainText(caption) === '' ? '' : undefined}
      contentEditable
      suppressContentEditableWarning
      role="textbox"
      tabIndex={0}
      aria-label="Caption"
      aria-multiline="true"
      // What is selected here is not the picture's to drag.
      draggable={false}
    />
  )
}

/** Lexical hands on to the words around whatever nobody answers here. */
const ownCommands = [
  stopping(KEY_ARROW_UP_COMMAND),
  stopping(KEY_ARROW_DOWN_COMMAND),
  stopping(KEY_ARROW_LEFT_COMMAND),
  stopping(KEY_ARROW_RIGHT_COMMAND),
  stopping(KEY_BACKSPACE_COMMAND),
  stopping(KEY_DELETE_COMMAND),
  stopping(KEY_ENTER_COMMAND),
  stopping(MOVE_TO_START),
  stopping(MOVE_TO_END),
  stopping(SELECT_ALL_COMMAND),
  stopping(CLICK_COMMAND),
]

function stopping<Payload>(command: LexicalCommand<Payload>) {
  return (nested: LexicalEditor) =>
    nested.registerCommand(command, () => true, COMMAND_PRIORITY_EDITOR)
}

/** Shared with the words around: undoing, and saving. */
const sharedKeys = /^[zys]$/i
const kept = [
  'keydown',
  'beforeinput',
  'paste',
  'cut',
  'copy',
  'dragstart',
  'dragover',
  'drop',
] as const

/** What happens in a caption is nothing that the words around the picture should answer. */
function keepEvents(around: HTMLElement | null): () => void {
  const keep = (event: Event) => {
    const isShared =
      event instanceof KeyboardEvent &&
      (event.ctrlKey || event.metaKey) &&
      sharedKeys.test(event.key)
    if (!isShared) {
      event.stopPropagation()
    }
  }
  for (const type of kept) {
    around?.addEventListener(type, keep)
  }
  return () => {
    for (const type of kept) {
      around?.removeEventListener(type, keep)
    }
  }
}

function createCaptionEditor(parentEditor: LexicalEditor, stored: string): LexicalEditor {
  const nested = createEditor({
    namespace: 'bandstand',
    parentEditor,
    nodes: [LinkNode, AutoLinkNode],
    theme: editorTheme,
    onError: (error) => {
      throw error
    },
  })
  keepLinkKeys(nested)
  nested.setEditorState(nested.parseEditorState(stored))
  return nested
}
