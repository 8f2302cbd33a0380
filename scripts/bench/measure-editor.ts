import type { Page } from '@playwright/test'
import { inPage, withBrowser } from '@/scripts/bench/browser'
import { installEditorProbe } from '@/scripts/bench/editor-probe'
import { type Figure, figureOf, median } from '@/scripts/bench/figure'
import { storeLargePage } from '@/scripts/bench/large-page'
import type { Session } from '@/scripts/bench/session'
import { readRoutes } from '@/scripts/lib/build-manifests'

const blocks = 200
const moves = 300
const adminRoute = '(payload)/admin/[[...segments]]/page'

type Opened = { readyMs: number; handlerMs: number; drawnMs: number }

/** The editor with 200 blocks: from its code being there to ready, and each step of a drag. */
export function measureEditor(session: Session): Promise<Figure[]> {
  const { origin } = session.server
  return withBrowser(session, async (browser) => {
    const signedIn = await browser.newContext()
    const pageId = await storeLargePage(signedIn, origin, blocks)
    const storageState = await signedIn.storageState()
    const opened: Opened[] = []
    for (let round = 0; round <= session.rounds; round += 1) {
      const context = await browser.newContext({
        storageState,
        viewport: { width: 1440, height: 900 },
      })
      const page = await context.newPage()
      const times = await openAndDrag(page, `${origin}/admin/collections/pages/${pageId}/builder`)
      await context.close()
      // The first one waits for a server that opens the admin for the first time.
      if (round > 0) {
        opened.push(times)
      }
    }
    const of = (kind: keyof Opened) => opened.map((times) => times[kind])
    return [
      figureOf(
        {
          id: 'editor.ready',
          name: `Editor with ${blocks} blocks, from code loaded to ready`,
          unit: 'ms',
          target: { atMost: 1000 },
        },
        of('readyMs'),
      ),
      figureOf(
        {
          id: 'editor.drag',
          name: '  drag-over handler, median',
          unit: 'ms',
          target: { atMost: 4 },
        },
        of('handlerMs'),
      ),
      figureOf(
        { id: 'editor.drag.drawn', name: '  drag-over handler and drawing, median', unit: 'ms' },
        of('drawnMs'),
      ),
    ]
  })
}

async function openAndDrag(page: Page, url: string): Promise<Opened> {
  await page.addInitScript({ content: inPage(installEditorProbe, blocks) })
  await page.goto(url)
  await page.waitForFunction(() => window.editorProbe.readyAtMs > 0, undefined, {
    timeout: 120_000,
  })
  const readyMs = (await readyAt(page)) - (await codeLoadedAt(page))

  const card = page.locator('[data-block-type="text"]')
  const from = await centreOf(page, card)
  const canvas = await centreOf(page, page.locator('main[aria-label="Page"]'))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(canvas.x, canvas.y, { steps: 5 })
  await page.evaluate(() => Object.assign(window.editorProbe, { handlerMs: [], drawnMs: [] }))
  for (let step = 0; step < moves; step += 1) {
    const angle = (step / moves) * 8 * Math.PI
    await page.mouse.move(canvas.x + Math.cos(angle) * 300, canvas.y + Math.sin(angle * 1.3) * 250)
  }
  const { handlerMs, drawnMs } = await page.evaluate(() => window.editorProbe)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  if (handlerMs.length < moves / 4) {
    throw new Error(`Only ${handlerMs.length} of ${moves} moves reached the editor.`)
  }
  return { readyMs, handlerMs: median(handlerMs), drawnMs: median(drawnMs) }
}

function readyAt(page: Page): Promise<number> {
  return page.evaluate(() => window.editorProbe.readyAtMs)
}

/** When the last file of the editor had arrived, on the page's clock. */
async function codeLoadedAt(page: Page): Promise<number> {
  const files = readRoutes()
    .filter(({ route }) => route === adminRoute)
    .flatMap(({ later }) => later)
    .filter((file) => file.endsWith('.js'))
  const arrived = await page.evaluate(
    (names) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => names.some((file) => name.includes(file)))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    files,
  )
  if (arrived.length === 0) {
    throw new Error('The files of the editor were not seen.')
  }
  return Math.max(...arrived)
}

async function centreOf(
  page: Page,
  locator: ReturnType<Page['locator']>,
): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) {
    throw new Error('The editor does not show what is dragged.')
  }
  return {
    x: (box.x + Math.min(box.x + box.width, size.width)) / 2,
    y: (box.y + Math.min(box.y + box.height, size.height)) / 2,
  }
}
