import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useBuilder, usePage, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { createDropRules, dropLabel } from '@/plugins/visual-editor/editor/drag/drop-rules'
import { allPlaces, boxOf } from '@/plugins/visual-editor/editor/drag/drop-target'
import { measurePage } from '@/plugins/visual-editor/editor/drag/measure-page'
import styles from '@/plugins/visual-editor/editor/overlay/places/place-layer.module.css'
import {
  type PlaceButton,
  spreadPlaces,
} from '@/plugins/visual-editor/editor/overlay/places/spread-places'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import { Plus } from '@/src/admin/ui/icons'

/** Every gap that takes the waiting block, as a button: to tap, or to reach with the keyboard. */
export function PlaceLayer({ source }: { source: DragSource }) {
  const { blocks, commands, ui, elements } = useBuilder()
  const page = usePage()
  const places = usePlaces(source)
  const list = useRef<HTMLFieldSetElement>(null)
  const movedId = source.kind === 'move' ? source.id : null
  const hasBegun = useRef(false)

  useEffect(() => {
    if (!hasBegun.current && places.length > 0) {
      hasBegun.current = true
      const buttons = list.current?.querySelectorAll('button')
      buttons?.[firstBehind(places, elements.page, movedId)]?.focus()
    }
  }, [places, elements, movedId])

  const walk = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus()
    }
  }

  return (
    <fieldset className={styles.places} ref={list} aria-label="Places" onKeyDown={walk}>
      {places.map(({ target, middle, widthPx, hasWords }) => {
        const { line, axis } = target
        const words = dropLabel(blocks, page, target, { axis, movedId })
        return (
          <div key={`${target.parentId} ${target.index}`}>
            <div className={styles.line} style={boxOf(line)} />
            <button
              type="button"
              className={styles.place}
              data-bare={!hasWords || undefined}
              aria-label={words}
              style={{ left: middle.x, top: middle.y, maxWidth: widthPx }}
              onClick={() => {
                ui.setState({ placing: null })
                commands.drop(source, target)
              }}
            >
              <span>
                <Plus size={16} aria-hidden />
                {hasWords && <span className={styles.words}>{words}</span>}
              </span>
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}

/** Measured again when the page changes its size. */
function usePlaces(source: DragSource): PlaceButton[] {
  const { engine, blocks, elements } = useBuilder()
  const page = usePage()
  const width = useUi((state) => state.stageWidthPx)
  const [places, setPlaces] = useState<PlaceButton[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or width moves the gaps
  useEffect(() => {
    const root = elements.page
    if (!root) {
      return
    }
    const measure = () => {
      const rules = createDropRules(engine.document(), blocks, source)
      const targets = allPlaces(measurePage(root, engine.document(), rules))
      setPlaces(spreadPlaces(targets.filter((target) => !rules.isSamePlace(target))))
    }
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(root)
    return () => resizes.disconnect()
  }, [engine, blocks, elements, source, page, width])

  return places
}

/** The gap to begin with: the first one behind where the block stands now. */
function firstBehind(
  places: readonly PlaceButton[],
  page: HTMLElement | null,
  movedId: string | null,
): number {
  const element = page?.querySelector(`[data-block-id="${movedId}"]`)
  if (!page || !element) {
    return 0
  }
  const from = element.getBoundingClientRect().top - page.getBoundingClientRect().top
  return Math.max(
    places.findIndex(({ middle }) => middle.y > from),
    0,
  )
}
