import type { Browser, Page } from '@playwright/test'
import { inPage, withBrowser, withFreshPage } from '@/scripts/bench/browser'
import { storePage, tablePage } from '@/scripts/bench/editor/large-page'
import { typeInto } from '@/scripts/bench/editor/measure-subject'
import { ownEditor } from '@/scripts/bench/editor/own-editor'
import { installEditorProbe } from '@/scripts/bench/editor/probe'
import { type Figure, figureOf, median } from '@/scripts/bench/figure'
import type { Session } from '@/scripts/bench/session'
import { limits } from '@/src/core/limits'

const { rowsMax, columnsMax } = limits.table
const size = { rows: rowsMax, columns: columnsMax }
const name = `Largest table, ${rowsMax} × ${columnsMax}`
const timeoutMs = 180_000
const mostRounds = 3
const viewport = { width: 1440, height: 900 }

type Times = { openMs: number; keyMs: number }

/** What the largest table takes to open and to type in, and how many times what its cells take that nobody looks after. */
export function measureTable(session: Session): Promise<Figure[]> {
  return withBrowser(session, (browser) => measureIn(browser, session))
}

async function measureIn(browser: Browser, session: Session): Promise<Figure[]> {
  const { origin } = session.server
  const rounds = Math.min(session.rounds, mostRounds)
  const signedIn = await browser.newContext()
  const { id } = await storePage(signedIn, origin, tablePage(size))
  const { url } = ownEditor(origin, id, 4)
  const storageState = await signedIn.storageState()
  const ours: Times[] = []
  const bare: Times[] = []
  // The first round loads the code that later ones have.
  for (let round = 0; round <= rounds; round += 1) {
    const alone = await withFreshPage(browser, { viewport }, ofBareCells)
    const own = await withFreshPage(browser, { viewport, storageState }, (page) =>
      ofOwnTable(page, url),
    )
    if (round > 0) {
      ours.push(own)
      bare.push(alone)
    }
  }
  return rows.flatMap(({ key, target, ...row }) => {
    const own = ours.map((times) => times[key])
    const aloneMs = median(bare.map((times) => times[key]))
    return [
      figureOf({ ...row, unit: 'ms', target }, own),
      figureOf(
        { id: `${row.id}.ratio`, name: '  as many times as its bare cells', unit: '×' },
        own.map((ms) => ms / aloneMs),
      ),
    ]
  })
}

const rows = [
  {
    key: 'openMs',
    id: 'editor.table.open',
    name: `${name}: open for writing`,
    target: { atMost: 2000 },
  },
  {
    key: 'keyMs',
    id: 'editor.table.key',
    name: `${name}: key to paint, p95`,
    target: { atMost: 50 },
  },
] as const

declare global {
  interface Window {
    pressedAtMs: number
  }
}

async function ofOwnTable(page: Page, url: string): Promise<Times> {
  page.setDefaultTimeout(timeoutMs)
  await page.goto(url, { waitUntil: 'networkidle' })
  const table = page.locator('[data-testid="page"] [data-block-id="words"] table')
  // Of the second row.
  const cell = table.locator('td').nth(columnsMax + 3)
  await cell.scrollIntoViewIfNeeded()
  const box = await cell.boundingBox()
  if (!box) {
    throw new Error('The editor does not show the table.')
  }
  const tools = 'body:has([data-writing]:focus) [role="toolbar"][aria-label="Words"]'
  await page.evaluate(inPage(installEditorProbe, { block: tools, blocks: 1 }))
  await page.evaluate(inPage(notePress, null))
  await page.mouse.click(box.x + 8, box.y + 8)
  await page.waitForFunction(() => window.editorProbe.readyAtMs > 0, undefined, {
    timeout: timeoutMs,
  })
  const openMs = await page.evaluate(() => window.editorProbe.readyAtMs - window.pressedAtMs)
  const keyMs = await typeInto(page, async () => page.locator('[data-writing]'))
  return { openMs, keyMs }
}

function notePress(): void {
  const note = ({ timeStamp }: Event) => {
    window.pressedAtMs = timeStamp
  }
  addEventListener('pointerdown', note, { capture: true, once: true })
}

/** The same cells, which the browser alone writes in. */
async function ofBareCells(page: Page): Promise<Times> {
  page.setDefaultTimeout(timeoutMs)
  await page.setContent('<div contenteditable></div>')
  await page.evaluate(inPage(installEditorProbe, { block: 'td', blocks: rowsMax * columnsMax }))
  await page.evaluate(inPage(drawCells, size))
  await page.waitForFunction(() => window.editorProbe.readyAtMs > 0, undefined, {
    timeout: timeoutMs,
  })
  const openMs = await page.evaluate(() => window.editorProbe.readyAtMs - window.pressedAtMs)
  const keyMs = await typeInto(page, async () => page.locator('[contenteditable]'))
  return { openMs, keyMs }
}

function drawCells({ rows, columns }: typeof size): void {
  window.pressedAtMs = performance.now()
  const row = `<tr>${'<td><p><span>12:00</span></p></td>'.repeat(columns)}</tr>`
  const words = document.querySelector('[contenteditable]')
  if (words) {
    words.innerHTML = `<table style="table-layout:fixed;width:4600px">${row.repeat(rows)}</table>`
  }
}
