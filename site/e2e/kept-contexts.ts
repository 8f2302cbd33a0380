import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** Hears nothing of the next story's. */
const heard = [
  ...['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response'],
  ...['download', 'filechooser', 'framenavigated', 'pageerror', 'popup', 'weberror'],
]
/** What pages store by themselves; cookies are cleared with their context. */
const storageTypes = 'cache_storage,file_systems,indexeddb,local_storage,service_workers'

export type KeptContexts = {
  /** From now on contexts are made with these options, as far as a story does not say others. */
  begin: (options: BrowserContextOptions) => void
  /** A page that stays open from one story to the next, unless one leaves something behind in it. */
  lastingPage: (context: BrowserContext) => Promise<Page>
  /** Empties what the story has opened, for the next one. */
  reset: () => Promise<void>
}

type Kept = {
  context: BrowserContext
  key: string
  viewport: BrowserContextOptions['viewport']
  lasting?: Page
  origins: Set<string>
  isFree: boolean
}

/**
 * Lets a browser hand out used contexts instead of new ones, each to one story at a time and emptied of
 * all but its cache: in a new context megabytes of scripts are loaded and compiled again.
 */
export function keepContexts(browser: Browser): KeptContexts {
  const make = browser.newContext.bind(browser)
  const all = new Set<Kept>()
  let defaults: BrowserContextOptions = {}

  const keep = async (key: string, options?: BrowserContextOptions): Promise<Kept> => {
    const context = await make(options)
    const kept: Kept = { context, key, viewport: null, origins: new Set(), isFree: false }
    const newPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await newPage()
      await resize(page, kept)
      return page
    }
    const close = context.close.bind(context)
    context.close = async (why) => {
      try {
        await empty(kept)
        kept.isFree = true
      } catch {
        // A page that crashed, or a browser that is ending, is not worth keeping.
        all.delete(kept)
        await close(why)
      }
    }
    context.once('close', () => all.delete(kept))
    all.add(kept)
    return kept
  }

  browser.newContext = async (options) => {
    // A page can be made larger and smaller, so one context is for windows of every size.
    const { viewport, ...others } = { ...defaults, ...options }
    const key = JSON.stringify(others)
    const kept =
      [...all].find((each) => each.isFree && each.key === key) ?? (await keep(key, options))
    Object.assign(kept, { isFree: false, viewport })
    await resize(kept.lasting, kept)
    noteOrigins(kept)
    return kept.context
  }
  // Playwright's own binds the context to that page for good.
  browser.newPage = async (options) => (await browser.newContext(options)).newPage()

  return {
    begin(options) {
      defaults = options
    },
    async lastingPage(context) {
      // One is enough for a worker: others would go on asking the server in the background.
      const others = [...all].filter((each) => each.isFree && each.lasting)
      await Promise.all(others.map(endLasting))
      const kept = [...all].find((each) => each.context === context)
      const page = kept?.lasting ?? (await context.newPage())
      if (kept) {
        kept.lasting = page
      }
      return page
    },
    async reset() {
      const used = [...all].filter(({ isFree }) => !isFree)
      await Promise.all(used.map(({ context }) => context.close()))
    },
  }
}

async function resize(page: Page | undefined, { viewport }: Kept): Promise<void> {
  if (viewport && JSON.stringify(page?.viewportSize()) !== JSON.stringify(viewport)) {
    await page?.setViewportSize(viewport)
  }
}

function noteOrigins({ context, lasting, origins }: Kept): void {
  const noteOn = (page: Page) =>
    page.on('framenavigated', (frame) => {
      const { origin, protocol } = new URL(frame.url())
      if (protocol.startsWith('http')) {
        origins.add(origin)
      }
    })
  context.on('page', noteOn)
  if (lasting) {
    noteOn(lasting)
  }
}

async function empty(kept: Kept): Promise<void> {
  const { context, origins } = kept
  if (kept.lasting && !(await isClean(kept.lasting))) {
    kept.lasting = undefined
  }
  const { lasting } = kept
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const passing = context.pages().filter((page) => page !== lasting)
  const last = lasting ?? passing.pop()
  await Promise.all(passing.map((page) => page.close()))
  if (last) {
    await forget(last, { origins, isOpen: last === lasting })
  }
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  if (lasting) {
    await lasting.unrouteAll({ behavior: 'ignoreErrors' })
  } else {
    await last?.close()
    origins.clear()
  }
  for (const event of heard) {
    context.removeAllListeners(event)
    lasting?.removeAllListeners(event)
  }
}

async function endLasting(kept: Kept): Promise<void> {
  const page = kept.lasting
  kept.lasting = undefined
  kept.origins.clear()
  await page?.close()
}

/**
 * Whether a page leaves nothing behind that the next story would notice. An editor that has not saved keeps its
 * work in this browser later, when another page is opened.
 */
async function isClean(page: Page): Promise<boolean> {
  return page.isClosed()
    ? false
    : page.evaluate(() => {
        const unsaved = document.querySelector(
          '[data-testid="save-state"]:not([data-kind="saved"])',
        )
        const stored = localStorage.length + sessionStorage.length
        return location.protocol !== 'about:' && stored === 0 && unsaved === null
      })
}

/** What pages have stored. Only those are left open that nobody reads or writes it by. */
async function forget(
  page: Page,
  { origins, isOpen }: { origins: ReadonlySet<string>; isOpen: boolean },
): Promise<void> {
  if (!isOpen) {
    await page.goto('about:blank')
  }
  const session = await page.context().newCDPSession(page)
  await Promise.all(
    [...origins].map((origin) =>
      session.send('Storage.clearDataForOrigin', { origin, storageTypes }),
    ),
  )
  await session.detach()
}
