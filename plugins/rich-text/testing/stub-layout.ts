import { vi } from 'vitest'

class ResizeObserverStub {
  observe() {}
  disconnect() {}
}

/** What popovers go by, and jsdom has not. */
export function stubLayout(): void {
  vi.stubGlobal('visualViewport', null)
  vi.stubGlobal('ResizeObserver', ResizeObserverStub)
  Range.prototype.getBoundingClientRect ??= () => new DOMRect()
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
  Element.prototype.scrollIntoView ??= () => {}
}
