/** Runs in the browser before anything else of the page. */
export type EditorProbe = {
  /** When all blocks were drawn, on the page's clock. */
  readyAtMs: number
  /** Milliseconds of each drag-over: the handler alone, and with what it makes React draw. */
  handlerMs: number[]
  drawnMs: number[]
}

declare global {
  interface Window {
    editorProbe: EditorProbe
  }
}

/** Notes when as many blocks as wanted are on the canvas, and times what follows the pointer. */
export function installEditorProbe(blocks: number): void {
  const probe: EditorProbe = { readyAtMs: 0, handlerMs: [], drawnMs: [] }
  window.editorProbe = probe

  const look = () => {
    const drawn = document.querySelectorAll('[data-testid="page"] [data-block-id]').length
    if (drawn < blocks) {
      requestAnimationFrame(look)
      return
    }
    // The task after the next frame: the blocks are on the screen and the browser is free again.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        probe.readyAtMs = performance.now()
      }
      port2.postMessage(null)
    })
  }
  requestAnimationFrame(look)

  const add = window.addEventListener.bind(window)
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (type !== 'pointermove' || typeof listener !== 'function') {
      add(type, listener, options)
      return
    }
    const timed = (event: Event) => {
      const beganAtMs = performance.now()
      listener.call(window, event)
      probe.handlerMs.push(performance.now() - beganAtMs)
      // React draws in a microtask that the handler has queued before this one.
      queueMicrotask(() => probe.drawnMs.push(performance.now() - beganAtMs))
    }
    add(type, timed, options)
  }
}
