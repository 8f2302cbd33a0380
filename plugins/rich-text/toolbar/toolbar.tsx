import {
  $getSelection,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { EditorConfig } from '@/plugins/rich-text/kit/editor-config'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import { belowTopBar, useRichTextHost } from '@/plugins/rich-text/kit/host'
import { isKeys } from '@/plugins/rich-text/kit/keys'
import { useReading } from '@/plugins/rich-text/kit/use-reading'
import { caretBox } from '@/plugins/rich-text/kit/use-typeahead'
import { offeredBy } from '@/plugins/rich-text/toolbar/offered'
import {
  registerShortcuts,
  type ToolActions,
  toolKeys,
} from '@/plugins/rich-text/toolbar/shortcuts'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'
import { Tools } from '@/plugins/rich-text/toolbar/tools'
import { useDocked, useFloating } from '@/plugins/rich-text/toolbar/use-floating'
import { useFontSize } from '@/plugins/rich-text/toolbar/use-font-size'
import { useLinkPanel } from '@/plugins/rich-text/toolbar/use-link-panel'
import { $readFormat, toolsAfterMs } from '@/plugins/rich-text/toolbar/words-format'
import { roomyTargets, useMediaQuery } from '@/src/ui/use-media-query.client'

const FindBar = lazy(() =>
  import('@/plugins/rich-text/find/find-bar').then(({ FindBar }) => ({ default: FindBar })),
)
const LinkPanel = lazy(() =>
  import('@/plugins/rich-text/features/links/link-panel').then(({ LinkPanel }) => ({
    default: LinkPanel,
  })),
)

type Props = {
  editor: LexicalEditor
  /** What is being written; a toolbar without a place of its own floats above it. */
  element: HTMLElement
  config: EditorConfig
}

type Finding = { initial: string; canReplace: boolean }

/** What can be done with the words, above the words. */
export function Toolbar({ editor, element, config }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const format = useReading(editor, $readFormat, toolsAfterMs)
  const [offered] = useState(() => offeredBy(config))
  const size = useFontSize(editor, element, format)
  const link = useLinkPanel(editor)
  const [finding, setFinding] = useState<Finding | null>(null)
  const { area = belowTopBar, isToolbarDocked = false } = useRichTextHost()
  useFloating(frame, element, isToolbarDocked ? null : area)
  useDocked(frame, isToolbarDocked)
  const onKeyDown = useBarKeys(editor, bar)
  const isShort = useMediaQuery(roomyTargets)

  const openFind = (canReplace: boolean) =>
    setFinding({ initial: finding?.initial ?? selectedLine(editor), canReplace })
  const actions: ToolActions = {
    link: () => link.setState('asked'),
    find: () => openFind(finding?.canReplace ?? false),
    replace: () => openFind(true),
    bigger: () => size.step(1),
    smaller: () => size.step(-1),
    toolbar: () => focusTools(bar.current),
  }
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => registerShortcuts(editor, offered, () => latest.current), [editor, offered])

  const leave = () => focusWords(editor)

  return (
    <>
      <div
        ref={frame}
        className={isToolbarDocked ? styles.docked : styles.floating}
        data-words-tools
      >
        <div
          ref={bar}
          className={styles.bar}
          data-short={isShort || undefined}
          role="toolbar"
          aria-label="Words"
          onMouseDown={(event) => {
            // Buttons act on the selected words, so pressing them must not take the selection away.
            if (
              event.target instanceof Element &&
              !event.target.closest('input, select, [popover], dialog')
            ) {
              event.preventDefault()
            }
          }}
          onKeyDown={onKeyDown}
        >
          <Tools
            editor={editor}
            element={element}
            config={config}
            offered={offered}
            format={format}
            size={size}
            actions={actions}
            isShort={isShort}
            onLeave={leave}
          />
        </div>
        {finding && (
          <Suspense>
            <FindBar
              editor={editor}
              {...finding}
              onReplaceToo={() => setFinding({ ...finding, canReplace: true })}
              onClose={() => {
                setFinding(null)
                leave()
              }}
            />
          </Suspense>
        )}
      </div>
      {link.state !== 'closed' && (
        <Suspense>
          <LinkPanel
            key={link.state}
            editor={editor}
            isAsked={link.state === 'asked'}
            anchor={() => caretBox(editor) ?? element}
            onClose={(isDone) => {
              link.setState('closed')
              if (isDone) {
                leave()
              }
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** What is selected, where it is short enough to be looked for. */
function selectedLine(editor: LexicalEditor): string {
  const text = editor.getEditorState().read(() => $getSelection()?.getTextContent() ?? '')
  return text.length <= 100 && !text.includes('\n') ? text : ''
}

/** Keys in the toolbar are for it and for the words; nothing around it takes them for its own. */
function useBarKeys(
  editor: LexicalEditor,
  bar: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const rove = useRoving(bar)
  return (event) => {
    const { nativeEvent: press, target } = event
    const isField = target instanceof HTMLInputElement
    const isUndo = isKeys(press, toolKeys.undo)
    if (!isField && (isUndo || isKeys(press, toolKeys.redo))) {
      event.preventDefault()
      editor.dispatchCommand(isUndo ? UNDO_COMMAND : REDO_COMMAND, undefined)
    } else if (event.key === 'Escape' && !event.isDefaultPrevented()) {
      event.preventDefault()
      focusWords(editor)
    } else {
      rove(event)
    }
    if (!(event.metaKey || event.ctrlKey) || isUndo || isField) {
      event.stopPropagation()
    }
  }
}

/**
 * One stop for Tab in a toolbar; arrows, Home and End walk through it. Also for what others put in,
 * so it goes by the document.
 */
function useRoving(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const last = useRef<HTMLElement | null>(null)

  // After every drawing: tools come and go.
  useLayoutEffect(() => {
    const tools = toolsIn(bar.current)
    const current = last.current && tools.includes(last.current) ? last.current : tools[0]
    for (const tool of tools) {
      tool.tabIndex = tool === current ? 0 : -1
    }
  })

  return (event) => {
    const tools = toolsIn(bar.current)
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !tools.includes(target) || isInText(target, key)) {
      return
    }
    const index = tools.indexOf(target)
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tools.length,
      ArrowLeft: (index - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }
    const next = tools[targets[key] ?? -1]
    if (next) {
      event.preventDefault()
      target.tabIndex = -1
      next.tabIndex = 0
      last.current = next
      next.focus()
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }
}

/** The tool that has the keyboard first. */
function focusTools(bar: HTMLElement | null): void {
  toolsIn(bar)
    .find(({ tabIndex }) => tabIndex === 0)
    ?.focus()
}

function toolsIn(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('button, select, input') ?? [])].filter(
    (tool) => !tool.matches(':disabled') && !tool.closest('[popover], dialog'),
  )
}

/** In a field the arrows walk through what is written, until its end. */
function isInText(target: HTMLElement, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) {
    return false
  }
  const { selectionStart, selectionEnd, value } = target
  const isAtEdge =
    key === 'ArrowRight'
      ? selectionStart === value.length
      : key === 'ArrowLeft' && selectionEnd === 0
  return !isAtEdge
}
