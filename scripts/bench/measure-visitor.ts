import type { Browser, Page } from '@playwright/test'
import { inPage, withBrowser, withFreshPage } from '@/scripts/bench/browser'
import { type Figure, figureOf } from '@/scripts/bench/figure'
import { fetchRaw } from '@/scripts/bench/raw-answer'
import type { Session } from '@/scripts/bench/session'

const screens = [
  {
    id: 'desktop',
    name: 'a desktop',
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
  },
  { id: 'phone', name: 'a phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
] as const

type Screen = (typeof screens)[number]

const firstPaintVisits = 40
/** A phone whose processor is that much slower than the machine here. */
const slowness = 4
const longestMs = 10_000

/** What a first visit downloads, and when something is seen, as Chromium really does it. */
export function measureVisitor(session: Session): Promise<Figure[]> {
  const { origin } = session.server
  return withBrowser(session, async (browser) => {
    const home = await scriptBytes(browser, `${origin}/`)
    const empty = await scriptBytes(browser, `${origin}/bench/empty`)
    const images: Figure[] = []
    for (const screen of screens) {
      images.push(...(await imageFigures(browser, origin, screen)))
    }
    const js = (id: string, name: string, bytes: number, target?: Figure['target']) =>
      figureOf({ id: `visitor.js.${id}`, name, unit: 'bytes', target }, [bytes])
    return [
      js('empty', 'JavaScript of an empty page, gzipped', empty),
      js('home', 'JavaScript of home, gzipped', home),
      js('added', '  what home adds', home - empty, { atMost: 45_000 }),
      ...images,
      await slowestFirstPaint(browser, `${origin}/members`),
    ]
  })
}

/** Bytes, gzipped, of all scripts that a first visit loads, what is loaded later on its own included. */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const scripts = await withFreshPage(browser, { ...screens[0] }, async (page) => {
    await visitToEnd(page, url)
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\.js(\?|$)/.test(name)),
    )
  })
  const answers = await Promise.all([...new Set(scripts)].map((script) => fetchRaw(script)))
  return answers.reduce((total, { body }) => total + body.length, 0)
}

async function imageFigures(browser: Browser, origin: string, screen: Screen): Promise<Figure[]> {
  const { viewport, deviceScaleFactor } = screen
  const largest = await withFreshPage(browser, { viewport, deviceScaleFactor }, async (page) => {
    await visitToEnd(page, `${origin}/`)
    return page.evaluate<ImageWidths>(inPage(largestImage, undefined))
  })
  const { neededPx, shownPx, leastPx } = largest
  console.log(
    `  Largest picture on ${screen.name}: ${shownPx} px wide, ${Math.round(neededPx)} px needed, the smallest copy that is wide enough has ${leastPx} px.`,
  )
  return [
    figureOf(
      {
        id: `visitor.image.${screen.id}.needed`,
        name: `Largest picture on ${screen.name}, width to what its slot needs`,
        unit: '×',
      },
      [shownPx / neededPx],
    ),
    figureOf(
      {
        id: `visitor.image.${screen.id}.least`,
        name: '  width to the smallest copy that fills the slot',
        unit: '×',
        target: { atMost: 1 },
      },
      [shownPx / leastPx],
    ),
  ]
}

/**
 * One that never comes counts as the longest wait. The page is asked itself: a trace, as Lighthouse takes
 * it, may begin after a page as fast as ours has already come.
 */
async function slowestFirstPaint(browser: Browser, url: string): Promise<Figure> {
  const { viewport, deviceScaleFactor } = screens[1]
  const times: number[] = []
  for (let visit = 0; visit < firstPaintVisits; visit += 1) {
    const ms = await withFreshPage(browser, { viewport, deviceScaleFactor }, async (page) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
      await page.goto(url)
      return page.evaluate<number>(inPage(firstPaint, longestMs))
    })
    times.push(ms)
  }
  return figureOf(
    {
      id: 'visitor.firstPaint.slowest',
      name: `Slowest first paint of ${firstPaintVisits} visits of the feed, on a slow phone`,
      unit: 'ms',
      target: { atMost: 2500 },
    },
    [Math.max(...times)],
  )
}

/** Runs in the browser. */
function firstPaint(longestMs: number): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint')
      if (entry) {
        resolve(entry.startTime)
      }
    }).observe({ type: 'paint', buffered: true })
    setTimeout(() => resolve(longestMs), longestMs)
  })
}

async function visitToEnd(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (!answer?.ok()) {
    throw new Error(`${url} answered ${answer?.status()}.`)
  }
  // Some things are loaded only when the browser has nothing else to do.
  await page.waitForTimeout(2000)
}

type ImageWidths = {
  /** Device pixels of the slot; more when a picture of another shape has to cover it. */
  neededPx: number
  /** Of the file that the browser has chosen. */
  shownPx: number
  /** Of the smallest file on offer that is wide enough, or of the widest. */
  leastPx: number
}

/** Runs in the browser: the picture with the largest slot in the window. */
async function largestImage(): Promise<ImageWidths> {
  const areaOf = (image: HTMLImageElement) => {
    const { top, width, height } = image.getBoundingClientRect()
    return top < innerHeight ? width * height : 0
  }
  const [image] = [...document.images].sort((a, b) => areaOf(b) - areaOf(a))
  if (!image) {
    throw new Error('There is no picture on the page')
  }
  const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
  const { width, height } = image.getBoundingClientRect()
  const isCover = getComputedStyle(image).objectFit === 'cover'
  const cssWidth = isCover ? Math.max(width, (height * file.width) / file.height) : width
  const neededPx = cssWidth * devicePixelRatio
  const offered = [...image.srcset.matchAll(/\s(\d+)w/g)]
    .map(([, copy]) => Number(copy))
    .sort((a, b) => a - b)
  const leastPx = offered.find((copy) => copy >= neededPx) ?? offered.at(-1) ?? file.width
  return { neededPx, shownPx: file.width, leastPx }
}
