import type { BrowserContext, Page } from '@playwright/test'
import { inPage } from '@/scripts/bench/browser'
import type { LargePage } from '@/scripts/bench/editor/large-page'
import { installEditorProbe } from '@/scripts/bench/editor/probe'
import type { Subject } from '@/scripts/bench/editor/subject'
import { fetchRaw } from '@/scripts/bench/raw-answer'

const pastedBlocks = 50
const saves = 40

/** From the key that pastes a section of 50 blocks until they are painted. */
export async function pasteMs(context: BrowserContext, ours: Subject, rounds: number) {
  const page = await openEditor(context, ours)
  await page.locator('[data-testid="page"] [data-block-id="button"]').click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+c')
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const drawn = await page.locator(ours.block).count()
    const count = drawn + pastedBlocks
    times.push(await pressTimed(page, 'Control+v', { block: ours.block, count }))
    await page.keyboard.press('Control+z')
    await page.waitForFunction(
      ({ block, count }) => document.querySelectorAll(block).length === count,
      { block: ours.block, count: drawn },
    )
  }
  await page.close()
  return times.slice(1)
}

/** From the key that undoes a deletion until the block is painted again. */
export async function undoMs(context: BrowserContext, ours: Subject, rounds: number) {
  const page = await openEditor(context, ours)
  const times: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const drawn = await page.locator(ours.block).count()
    await page.locator('[data-testid="page"] [data-block-id="button"]').click()
    await page.keyboard.press('Delete')
    await page.waitForFunction(
      ({ block, count }) => document.querySelectorAll(block).length === count,
      { block: ours.block, count: drawn - 1 },
    )
    times.push(await pressTimed(page, 'Control+z', { block: ours.block, count: drawn }))
  }
  await page.close()
  return times.slice(1)
}

/** What opening the editor loads in scripts beyond what the admin has loaded before, gzipped. */
export async function editorBytes(context: BrowserContext, admin: string, editor: string) {
  const before = new Set(await scriptsOf(context, admin))
  const added = (await scriptsOf(context, editor)).filter((script) => !before.has(script))
  const answers = await Promise.all(added.map((script) => fetchRaw(script)))
  return answers.reduce((total, { body }) => total + body.length, 0)
}

/** What each of many saves of one page takes, one after the other, as the editor sends them. */
export async function autosaveMs(
  { request }: BrowserContext,
  origin: string,
  { id, layout, ...page }: LargePage,
) {
  const times: number[] = []
  let { rev } = page
  for (let save = 0; save < saves; save += 1) {
    const button = layout.nodes.button
    const changed = { ...layout.nodes, button: { ...button, props: { label: `Save ${save}` } } }
    const beganAtMs = performance.now()
    const response = await request.patch(
      `${origin}/api/pages/${id}?draft=true&autosave=true&depth=0&select[rev]=true`,
      {
        headers: { origin },
        data: { layout: { ...layout, nodes: changed }, rev, _status: 'draft' },
      },
    )
    times.push(performance.now() - beganAtMs)
    if (!response.ok()) {
      throw new Error(`Saving answered ${response.status()}.`)
    }
    rev += 1
  }
  return times.slice(5)
}

async function openEditor(context: BrowserContext, { url, block, blocks }: Subject): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript({ content: inPage(installEditorProbe, { block, blocks }) })
  await page.goto(url)
  await page.waitForFunction(() => window.editorProbe.readyAtMs > 0, undefined, {
    timeout: 120_000,
  })
  return page
}

declare global {
  interface Window {
    paintedMs?: number
  }
}

type Awaited = { block: string; count: number }

/** Runs in the page: times from the next key until so many blocks are there and painted. */
function timeNextKey({ block, count }: Awaited): void {
  window.paintedMs = undefined
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Control') {
      return
    }
    removeEventListener('keydown', onKey, { capture: true })
    const beganAtMs = performance.now()
    const look = () => {
      if (document.querySelectorAll(block).length !== count) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        window.paintedMs = performance.now() - beganAtMs
      }
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  addEventListener('keydown', onKey, { capture: true })
}

async function pressTimed(page: Page, key: string, wanted: Awaited): Promise<number> {
  await page.evaluate(inPage(timeNextKey, wanted))
  await page.keyboard.press(key)
  const handle = await page.waitForFunction(() => window.paintedMs)
  return (await handle.jsonValue()) ?? Number.NaN
}

async function scriptsOf(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.js(\?|$)/.test(name)),
  )
  await page.close()
  return [...new Set(scripts)]
}
