import type { Locator, Page } from '@playwright/test'

/** One editor, as the measurements see it. */
export type Subject = {
  /** `ours`, or the name of another editor. */
  id: string
  name: string
  /** Opens the editor with the large page in a fresh context. */
  url: string
  /** Matches one block each. */
  block: string
  blocks: number
  /** When the editor's code had arrived, milliseconds on the page's clock. */
  codeLoadedAt: (page: Page) => Promise<number>
  /** Selects a block and answers a field of its settings that holds words. */
  openSettings: (page: Page) => Promise<Locator>
  /** Selects a block's words for typing on the page itself, where that is possible. */
  openWords?: (page: Page) => Promise<Locator>
  /** What is picked up to be dragged over the page. */
  dragged: (page: Page) => Locator
  page: (page: Page) => Locator
}
