import { type KeyboardEvent, useEffect, useRef } from 'react'
import { rangeAt } from '@/plugins/rich-text/kit/range-at'
import { takeTypedAhead } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { clickedLetter } from '@/plugins/visual-editor/editor/canvas/steady-view'
import styles from '@/plugins/visual-editor/editor/canvas/writing/plain-words.module.css'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import { fittedProps } from '@/src/core/page-document/fit-props'
import type { PageNode } from '@/src/core/page-document/schema'

type Props = {
  id: string
  /** Prop that holds the words. */
  prop: string
}

/** Stands where the plain words of a block stand, and can be typed in. Each session is one step of undo. */
export function PlainWords({ id, prop }: Props) {
  const builder = useBuilder()
  const { blocks, commands, engine, ui } = builder
  const words = useRef<HTMLSpanElement>(null)
  /** As it was read or written here last. */
  const known = useRef<unknown>(undefined)
  const stored = useEngineValue(engine, () => engine.document().nodes[id]?.props[prop])
  const sessionKey = useRef(`${id}:words:${Date.now()}`).current
  const groups = blocks.get(engine.document().nodes[id]?.type ?? '')?.editor.groups ?? []
  const hasLines = groups.some(({ controls }) => controls[prop]?.kind === 'textarea')

  // What is in it is the browser's while it is written: to draw it again would move the caret.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as it opens
  useEffect(() => {
    const { current: element } = words
    const node = engine.document().nodes[id]
    const block = node && blocks.get(node.type)
    if (!element || !block) {
      return
    }
    const { [prop]: text = block.definition.schema.parse({})[prop] } = node.props
    element.textContent = typeof text === 'string' ? text : ''
    known.current = node.props[prop]
    element.focus({ preventScroll: true })
    const at = clickedLetter(builder)
    const clicked = at && rangeAt(at.x, at.y)
    const range = clicked && element.contains(clicked.startContainer) ? clicked : endOf(element)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    const ahead = takeTypedAhead({ ui })
    if (ahead) {
      element.append(ahead)
      write(element)
    }
  }, [])

  // Undo, and the field beside the page, change them too.
  useEffect(() => {
    if (words.current && stored !== known.current) {
      words.current.textContent = typeof stored === 'string' ? stored : ''
      known.current = stored
    }
  }, [stored])

  const write = (element: HTMLElement) => {
    // biome-ignore lint/performance/useDomNodeTextContent: lines may be elements
    const text = element.innerText.replace(/\n$/, '')
    const node = engine.document().nodes[id]
    const block = node && blocks.get(node.type)
    if (block) {
      const { props } = fittedProps(block.definition, { ...node.props, [prop]: text })
      // Words are JSON, which the type of settings that fit does not say.
      const value = props[prop] as PageNode['props'][string]
      known.current = value
      engine.setProps(id, { [prop]: value }, sessionKey, Number.POSITIVE_INFINITY)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && !hasLines)) {
      event.preventDefault()
      event.stopPropagation()
      commands.select(id)
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a field would not look like the words that it stands for
    <span
      ref={words}
      className={styles.words}
      data-writing=""
      role="textbox"
      tabIndex={0}
      aria-label="Words"
      aria-multiline={hasLines}
      contentEditable="plaintext-only"
      onInput={({ currentTarget }) => write(currentTarget)}
      // Words of a button stand in a link.
      onClick={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    />
  )
}

function endOf(element: HTMLElement): Range {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.collapse(false)
  return range
}
