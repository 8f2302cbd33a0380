import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createDemoServers } from '@/scripts/lib/demo-server'
import { findChromium } from '@/scripts/lib/find-chromium'
import { projectDir } from '@/scripts/lib/project'
import { untilStopped } from '@/scripts/lib/until-stopped'
import { findIds, originOf, type Place, placesOf, visit } from '@/site/e2e/places'

/**
 * Pictures of every route and state at three widths, in `screenshots/`. `--origin http://localhost:3000`
 * takes a demo that is running, `--only home,store` some places; tells what the console said.
 */
const widths = [375, 768, 1280]
const outputDir = path.join(projectDir, 'screenshots')

const { values } = parseArgs({
  options: { origin: { type: 'string' }, only: { type: 'string' } },
})
const servers = createDemoServers()
untilStopped(servers.stop, { interrupted: 130 })
const origin = values.origin ?? (await ownDemo())
await mkdir(outputDir, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
let complaints = 0
try {
  const wanted = values.only?.split(',')
  const places = placesOf(await findIds(origin)).filter(
    ({ name }) => !wanted || wanted.includes(name),
  )
  for (const place of places) {
    for (const width of widths) {
      complaints += await picture(browser, place, width)
    }
  }
  console.log(`${places.length * widths.length} pictures in ${outputDir}, ${complaints} complaints`)
} finally {
  await browser.close()
  await servers.stop()
}
process.exitCode = complaints > 0 ? 1 : 0

async function ownDemo(): Promise<string> {
  const [demo] = await servers.start(1).catch(async (error: unknown) => {
    await servers.stop()
    throw error
  })
  return demo?.origin ?? ''
}

/** @returns how many errors and warnings the page had */
async function picture(opened: Browser, place: Place, width: number): Promise<number> {
  const context = await opened.newContext({
    viewport: { width, height: width < 500 ? 812 : 900 },
    hasTouch: width < 1000,
    reducedMotion: 'reduce',
    baseURL: originOf(origin, place.site),
  })
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    const isMissing = place.name.endsWith('missing') && message.text().includes('404')
    if (['error', 'warning'].includes(message.type()) && !isMissing) {
      said.push(message.text())
    }
  })
  page.on('pageerror', ({ message }) => said.push(message))
  try {
    await visit(page, origin, place)
    await showLazyPictures(page)
    const file = path.join(outputDir, `${place.name}-${width}.png`)
    await page.screenshot({ path: file, fullPage: !place.prepare })
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    if (sideways) {
      said.push('scrolls sideways')
    }
  } catch (error) {
    said.push(error instanceof Error ? error.message : String(error))
  } finally {
    await context.close()
  }
  for (const text of said) {
    console.log(`${place.name} at ${width}: ${text}`)
  }
  return said.length
}

/** They wait until they come into sight, which a picture of the whole page never makes them. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')]
    for (const picture of pictures) {
      picture.loading = 'eager'
    }
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})))
  })
}
