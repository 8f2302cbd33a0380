/**
 * Exports the drawings in `src` to the committed WebP pictures: `npx tsx scripts/seed/art/draw.ts [name…]`.
 * Chromium draws them because grain and blending are SVG filters; CHROMIUM_PATH names another browser.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Picture, pictures } from './pictures'

const folder = new URL('./', import.meta.url)
const origin = 'http://art.invalid'
const qualities = [82, 78, 74, 68, 62, 56]

const fonts = {
  Anton: '@fontsource/anton/files/anton-latin-400-normal.woff2',
  Inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'Playfair Display':
    '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2',
} as const

async function drawAll(names: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const css = await fontFaces()
    for (const picture of pictures) {
      if (names.length === 0 || names.includes(picture.name)) {
        await draw(page, picture, css)
      }
    }
  } finally {
    await browser.close()
  }
}

async function draw(page: Page, picture: Picture, css: string): Promise<void> {
  const { name, drawing = name, width, height, viewBox, colours = {}, budget = 120_000 } = picture
  const source = await readFile(new URL(`src/${drawing}.svg`, folder), 'utf8')
  const svg = viewBox ? source.replace(/viewBox="[^"]+"/, `viewBox="${viewBox}"`) : source
  const variables = Object.entries(colours).map(([variable, value]) => `${variable}:${value};`)
  const layout = `body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px; isolation: isolate }`
  const html = `<style>${css} ${layout} :root { ${variables.join('')} }</style>${svg}`

  await page.setViewportSize({ width, height })
  await page.unroute('**')
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') {
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    } else {
      await route.fulfill({ body: await readFile(new URL(`.${pathname}`, folder)) })
    }
  })
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot()
  const webp = await compress(png, budget)
  await writeFile(new URL(`${name}.webp`, folder), webp)
  console.log(`${name}.webp ${width}×${height}, ${Math.round(webp.length / 1000)} kB`)
}

async function compress(png: Buffer, budget: number): Promise<Buffer> {
  let webp = Buffer.alloc(0)
  for (const quality of qualities) {
    webp = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= budget) {
      break
    }
  }
  return webp
}

async function fontFaces(): Promise<string> {
  const { resolve } = createRequire(import.meta.url)
  const faces = Object.entries(fonts).map(async ([family, file]) => {
    const data = (await readFile(resolve(file))).toString('base64')
    return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`
  })
  return (await Promise.all(faces)).join('\n')
}

await drawAll(process.argv.slice(2))
