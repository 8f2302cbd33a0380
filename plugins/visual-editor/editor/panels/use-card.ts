import { useRef } from 'react'
import { focusPage } from '@/plugins/visual-editor/editor/actions/focus-regions'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { startDrag } from '@/plugins/visual-editor/editor/drag/start-drag'
import { coveringPanels } from '@/plugins/visual-editor/editor/shell/window-sizes'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import { placeOf } from '@/src/core/page-document/tree'
import { matchesMedia } from '@/src/ui/use-media-query.client'

/** Props of a card that puts something on the page: dragged there, added with a click, placed by finger. */
export function useCard(source: Exclude<DragSource, { kind: 'move' }>) {
  const builder = useBuilder()
  const { engine, commands, ui, elements, kind } = builder
  const pressedBy = useRef('')

  const add = () => {
    const { addBefore } = ui.getState()
    const place = addBefore ? placeOf(engine.document(), addBefore) : undefined
    ui.setState({ addBefore: null })
    // A finger picks the place on the page; there is no dragging with it in a list that scrolls.
    if (pressedBy.current === 'touch' && !place) {
      ui.setState({ placing: source })
    } else {
      commands.drop(source, place ?? commands.placeFor())
    }
    // What was added, or where it may go, is not to lie under the list.
    if (matchesMedia(coveringPanels)) {
      ui.setState({ panel: null })
      focusPage(elements)
    }
  }

  return {
    type: 'button' as const,
    title: `Drag it to the ${kind.noun}, or click to add it`,
    onPointerDown: (event: React.PointerEvent) => {
      pressedBy.current = event.pointerType
      if (event.pointerType !== 'touch') {
        startDrag(event.nativeEvent, source, builder)
      }
    },
    onKeyDown: () => {
      pressedBy.current = ''
    },
    onClick: add,
  }
}
