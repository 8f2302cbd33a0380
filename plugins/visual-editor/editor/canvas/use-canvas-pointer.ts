import type { DragEvent, FocusEvent, MouseEvent, PointerEvent } from 'react'
import { writtenProp } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { coveringPanels, narrowWindow } from '@/plugins/visual-editor/editor/shell/window-sizes'
import { matchesMedia } from '@/src/ui/use-media-query.client'

/**
 * Pointing at the page: hover shows a name, a click selects and, on words, starts writing. The page
 * as a whole takes the focus; its keys are the editor's.
 */
export function useCanvasPointer() {
  const { ui, commands, blocks, engine, elements, kind } = useBuilder()

  const setHovered = (hoveredId: string | null) => {
    if (ui.getState().hoveredId !== hoveredId) {
      ui.setState({ hoveredId })
    }
  }

  return {
    page: {
      role: 'application',
      tabIndex: 0,
      'aria-label': `Blocks of this ${kind.noun}`,
      'aria-description':
        'Tab goes from block to block, Enter goes in, Escape goes out and leaves. Question mark lists all keys.',
      onPointerOver: (event: PointerEvent) => {
        if (!ui.getState().drag && isOnPage(event)) {
          setHovered(blockIdAt(event.target))
        }
      },
      onPointerLeave: () => setHovered(null),
      // Buttons and links of the blocks must not act, nor take the focus.
      onMouseDownCapture: (event: MouseEvent) => {
        if (isOnPage(event) && !isInWriting(event.target)) {
          event.preventDefault()
          elements.page?.focus({ preventScroll: true })
        }
      },
      onFocusCapture: (event: FocusEvent) => {
        if (event.target !== event.currentTarget && isOnPage(event) && !isInWriting(event.target)) {
          elements.page?.focus({ preventScroll: true })
        }
      },
      // Links and pictures are not carried off by themselves.
      onDragStartCapture: (event: DragEvent) => {
        if (isOnPage(event) && !isInWriting(event.target)) {
          event.preventDefault()
        }
      },
      onSubmitCapture: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        if (!isOnPage(event) || isInWriting(event.target)) {
          return
        }
        event.preventDefault()
        event.stopPropagation()
        const id = blockIdAt(event.target)
        const type = id ? engine.document().nodes[id]?.type : undefined
        // A phone has room for the settings or for the words: the second tap writes.
        const isPhone = matchesMedia(narrowWindow)
        const isAgain = ui.getState().selectedId === id
        commands.select(id)
        if (matchesMedia(coveringPanels)) {
          ui.setState({ panel: null })
        }
        if (isPhone && id && !isAgain) {
          commands.reveal(id)
        } else if (id && type && writtenProp(blocks.get(type))) {
          commands.write(id, { x: event.clientX, y: event.clientY })
        }
      },
    },
    onStagePointerDown: (event: PointerEvent) => {
      if (event.target === event.currentTarget) {
        commands.select(null)
      }
    },
  }
}

/** React also brings events of what blocks show elsewhere, like the toolbar above their words. */
function isOnPage({
  currentTarget,
  target,
}: Pick<MouseEvent, 'currentTarget' | 'target'>): boolean {
  return target instanceof Node && currentTarget.contains(target)
}

function blockIdAt(target: EventTarget): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-block-id]') : null
  return element?.dataset.blockId ?? null
}

function isInWriting(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-writing]') !== null
}
