import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useRef,
  useState,
} from 'react'
import styles from '@/plugins/rich-text/field/rich-text-field.module.css'
import { useFocusLeft } from '@/plugins/rich-text/field/use-focus-left'
import type { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { type RichTextHost, RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { readRowHeights } from '@/plugins/rich-text/kit/row-heights'
import type { RichTextDoc } from '@/src/core/rich-text'
import { isEmptyRichText } from '@/src/rich-text/plain-text'
import { RichText, StillLink } from '@/src/rich-text/render'

type EditorProps = ComponentProps<typeof InlineEditor>

type Props = Pick<EditorProps, 'registerCommit'> & {
  doc: RichTextDoc
  /** What it is, for screen readers. */
  label: string
  /** The id of what is said of it elsewhere. */
  saidBy?: string | undefined
  isWrong?: boolean | undefined
  isLocked?: boolean
  host: RichTextHost
  onWritten: (doc: RichTextDoc) => void
  /** Loaded when someone starts writing. */
  renderEditor: (props: EditorProps) => ReactNode
  /** Above and below the words. */
  before?: ReactNode
  after?: ReactNode
  className?: string
}

/** Words that look as on the site, and are written where they stand. */
export function WritableText(props: Props) {
  const { doc, label, isLocked = false, host, registerCommit, onWritten, renderEditor } = props
  const [writing, setWriting] = useState<Writing | null>(null)
  const words = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [toolbarHost, setToolbarHost] = useState<HTMLElement | null>(null)
  const findElement = useCallback(() => words.current, [])
  const onFocus = useFocusLeft(frame, writing !== null, () => setWriting(null))

  const open = (at: Point | null) => {
    if (!isLocked && !writing) {
      setWriting({ from: JSON.stringify(doc), at, rowHeights: readRowHeights(words.current) })
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the focus that leaves what is inside
    <div ref={frame} className={`${props.className ?? ''} ${styles.field}`} onFocus={onFocus}>
      {props.before}
      {/* biome-ignore lint/a11y/useSemanticElements: headings and lists do not fit into a textarea */}
      <div
        ref={words}
        className={styles.words}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-describedby={props.saidBy}
        aria-invalid={props.isWrong || undefined}
        aria-readonly={isLocked}
        tabIndex={isLocked ? -1 : 0}
        data-hint={isEmptyRichText(doc) && !writing ? 'Write something' : undefined}
        onFocus={({ target, currentTarget }) => target === currentTarget && open(null)}
        onMouseDown={(event: MouseEvent) => open({ x: event.clientX, y: event.clientY })}
      >
        {writing ? (
          <Suspense fallback={<RichText doc={doc} Link={StillLink} />}>
            <RichTextHostProvider value={host}>
              {renderEditor({
                initial: writing.from,
                caretAt: () => writing.at,
                rowHeights: writing.rowHeights,
                findElement,
                toolbarHost,
                registerCommit,
                onCommit: (written) => onWritten(written ?? JSON.parse(writing.from)),
                onClose: () => setWriting(null),
              })}
            </RichTextHostProvider>
          </Suspense>
        ) : (
          <RichText doc={doc} Link={StillLink} />
        )}
      </div>
      <div ref={setToolbarHost} className={styles.tools} />
      {props.after}
    </div>
  )
}

type Point = { x: number; y: number }
type Writing = { from: string; at: Point | null; rowHeights: readonly string[] }
