import { FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { LinkField } from '@/plugins/rich-text/features/links/link-field'
import type { RichTextFeature } from '@/plugins/rich-text/kit/feature'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { useFloating } from '@/plugins/rich-text/toolbar/use-floating'
import { useWordsFormat } from '@/plugins/rich-text/toolbar/use-words-format'
import {
  type Mark,
  marks,
  type ParagraphKind,
  setLink,
  setParagraphKind,
  toggleList,
} from '@/plugins/rich-text/toolbar/words-format'

const kindLabels: Readonly<Record<ParagraphKind, string>> = {
  paragraph: 'Paragraph',
  h1: 'Heading 1',
  h2: 'Heading 2',
  h3: 'Heading 3',
}

const markFaces: Readonly<Record<Mark, { label: string; icon: LucideIcon }>> = {
  bold: { label: 'Bold', icon: Bold },
  italic: { label: 'Italic', icon: Italic },
  underline: { label: 'Underline', icon: Underline },
  strikethrough: { label: 'Strikethrough', icon: Strikethrough },
}

type Props = {
  editor: LexicalEditor
  /** What is being written; the toolbar floats above it. */
  element: HTMLElement
  features: readonly RichTextFeature[]
}

/** What can be done with the words, above the words. */
export function Toolbar({ editor, element, features }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [isEditingLink, setIsEditingLink] = useState(false)
  const format = useWordsFormat(editor)
  useFloating(bar, element)
  useLinkShortcut(element, () => setIsEditingLink(true))

  const closeLink = () => {
    setIsEditingLink(false)
    editor.focus()
  }

  return (
    <div
      ref={bar}
      className={styles.bar}
      role="toolbar"
      aria-label="Words"
      onMouseDown={keepSelection}
    >
      {isEditingLink ? (
        <LinkField
          url={format.url}
          onApply={(url) => {
            setLink(editor, url)
            closeLink()
          }}
          onCancel={closeLink}
        />
      ) : (
        <>
          <select
            className={styles.kind}
            aria-label="Style"
            value={format.kind}
            onChange={(event) => {
              setParagraphKind(editor, event.target.value as ParagraphKind)
              editor.focus()
            }}
          >
            {Object.entries(kindLabels).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.rule} />
          {marks.map((mark) => {
            const { label, icon: Icon } = markFaces[mark]
            return (
              <Toggle
                key={mark}
                label={label}
                isOn={format.marks.includes(mark)}
                onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, mark)}
              >
                <Icon size={18} aria-hidden />
              </Toggle>
            )
          })}
          <Toggle label="Link" isOn={format.url !== null} onClick={() => setIsEditingLink(true)}>
            <Link size={18} aria-hidden />
          </Toggle>
          <span className={styles.rule} />
          <Toggle
            label="Bulleted list"
            isOn={format.list === 'bullet'}
            onClick={() => toggleList(editor, 'bullet')}
          >
            <List size={18} aria-hidden />
          </Toggle>
          <Toggle
            label="Numbered list"
            isOn={format.list === 'number'}
            onClick={() => toggleList(editor, 'number')}
          >
            <ListOrdered size={18} aria-hidden />
          </Toggle>
          {features.map(
            ({ name, Tools }) => Tools && <Tools key={name} editor={editor} element={element} />,
          )}
        </>
      )}
    </div>
  )
}

type ToggleProps = { label: string; isOn: boolean; onClick: () => void; children: React.ReactNode }

function Toggle({ label, isOn, onClick, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** Buttons act on the selected words, so pressing them must not take the selection away. */
function keepSelection(event: MouseEvent) {
  if (event.target instanceof Element && !event.target.closest('input, select')) {
    event.preventDefault()
  }
}

function useLinkShortcut(element: HTMLElement, onOpen: () => void) {
  const latest = useRef(onOpen)
  latest.current = onOpen
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        latest.current()
      }
    }
    element.addEventListener('keydown', open)
    return () => element.removeEventListener('keydown', open)
  }, [element])
}
