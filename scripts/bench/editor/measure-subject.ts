import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { inPage, withFreshPage } from '@/scripts/bench/browser'
import { installEditorProbe } from '@/scripts/bench/editor/probe'
import type { Subject } from '@/scripts/bench/editor/subject'
import { median, quantile } from '@/scripts/bench/figure'

/** 95 of 100 keys are painted within so many milliseconds; what an editor cannot do is missing. */
export type KeyTimes = { settingsKeyMs: number; wordsKeyMs?: number }

/** Milliseconds, heap in megabytes. */
export type Measured = KeyTimes & {
  readyMs: number
  moveMs: number
  hoverMs: number
  heapMb: number
}

const typed = 'Slow songs for long roads. '.repeat(4)
const moves = 150
const timeoutMs = 180_000
/** Keys that the browser does not report were painted within this. */
const unreportedMs = 8

/** Opens an editor once and does in it what creators do all day. */
export async function measureSubject(
  context: BrowserContext,
  subject: Subject,
  slowdown: number,
): Promise<Measured> {
  const { page, browser } = await openSubject(context, subject, slowdown)
  const readyMs =
    (await page.evaluate(() => window.editorProbe.readyAtMs)) - (await subject.codeLoadedAt(page))
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')

  const hoverMs = await moveOver(page, subject)
  const keys = await typeEverywhere(page, subject)
  await page.keyboard.press('Escape')
  const moveMs = await dragOver(page, subject)
  await page.close()
  return { ...keys, readyMs, hoverMs, moveMs, heapMb: usedSize / 1024 ** 2 }
}

/** Opens an editor once and types in it. */
export async function measureKeys(context: BrowserContext, subject: Subject): Promise<KeyTimes> {
  const { page } = await openSubject(context, subject, 1)
  const keys = await typeEverywhere(page, subject)
  await page.close()
  return keys
}

async function openSubject(
  context: BrowserContext,
  { url, block, blocks }: Subject,
  slowdown: number,
): Promise<{ page: Page; browser: CDPSession }> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  const browser = await slowDown(page, slowdown)
  await page.addInitScript({ content: inPage(installEditorProbe, { block, blocks }) })
  await page.goto(url)
  await page.waitForFunction(() => window.editorProbe.readyAtMs > 0, undefined, {
    timeout: timeoutMs,
  })
  return { page, browser }
}

async function typeEverywhere(page: Page, subject: Subject): Promise<KeyTimes> {
  const settingsKeyMs = await typeInto(page, subject.openSettings)
  const wordsKeyMs = subject.openWords && (await typeInto(page, subject.openWords))
  return { settingsKeyMs, wordsKeyMs }
}

/** What browser and machine take from key to paint by themselves: a bare field on an empty page. */
export function bareFieldKeyMs(browser: Browser, slowdown: number): Promise<number> {
  return withFreshPage(browser, {}, async (page) => {
    await slowDown(page, slowdown)
    await page.setContent('<input>')
    await page.evaluate(inPage(installEditorProbe, { block: 'input', blocks: 1 }))
    return typeInto(page, async () => page.locator('input'))
  })
}

/** @returns the session in which the processor stays so many times slower */
async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** The time from key to paint that 95 of 100 keys stay within. */
export async function typeInto(page: Page, open: Subject['openSettings']): Promise<number> {
  const field = await open(page)
  await field.focus()
  await page.keyboard.press('End')
  await page.evaluate(() => Object.assign(window.editorProbe, { slowKeyMs: [] }))
  await page.keyboard.type(typed, { delay: 40 })
  // The browser hands over its figures a while after the last key.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
  const { slowKeyMs } = await page.evaluate(() => window.editorProbe)
  const quick = Math.max(0, typed.length - slowKeyMs.length)
  return quantile([...slowKeyMs, ...Array.from({ length: quick }, () => unreportedMs)], 0.95)
}

async function moveOver(page: Page, subject: Subject): Promise<number> {
  return handlerOf(page, subject, async () => {})
}

async function dragOver(page: Page, subject: Subject): Promise<number> {
  const from = await centreOf(page, subject.dragged(page))
  const over = await handlerOf(page, subject, async (canvas) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 })
    await page.mouse.move(canvas.x, canvas.y, { steps: 5 })
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return over
}

type Point = { x: number; y: number }

/** Moves the pointer about over the page and answers what the handlers of one move take. */
async function handlerOf(
  page: Page,
  subject: Subject,
  begin: (canvas: Point) => Promise<void>,
): Promise<number> {
  const canvas = await centreOf(page, subject.page(page))
  await begin(canvas)
  await page.evaluate(() => Object.assign(window.editorProbe, { moveMs: [] }))
  for (let step = 0; step < moves; step += 1) {
    const angle = (step / moves) * 8 * Math.PI
    await page.mouse.move(canvas.x + Math.cos(angle) * 200, canvas.y + Math.sin(angle * 1.3) * 250)
  }
  const { moveMs } = await page.evaluate(() => window.editorProbe)
  if (moveMs.length < moves / 4) {
    throw new Error(`Only ${moveMs.length} of ${moves} moves reached ${subject.name}.`)
  }
  return median(moveMs)
}

async function centreOf(page: Page, locator: ReturnType<Page['locator']>): Promise<Point> {
  const box = await locator.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) {
    throw new Error('The editor does not show what is dragged.')
  }
  return {
    x: (box.x + Math.min(box.x + box.width, size.width)) / 2,
    y: (Math.max(box.y, 0) + Math.min(box.y + box.height, size.height)) / 2,
  }
}
