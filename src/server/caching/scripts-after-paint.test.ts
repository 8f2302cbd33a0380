import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { loadScriptsAfterPaint } from '@/src/server/caching/scripts-after-paint'

const head =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<link rel="preload" as="font" href="/_next/static/media/inter.woff2"/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const body =
  '<p>Hello</p><script type="application/ld+json">{"a":"</b>"}</script>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1])</script>'
const page = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

type Browser = { hidden?: boolean; decode?: () => Promise<void> }

/** Runs the page's own loader; frames and timers end only when they are told to. */
function run(html: string, { hidden = false, decode }: Browser = {}) {
  const code = /<script>(\(files.*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  const added: string[] = []
  const frames: (() => void)[] = []
  const timers: { task: () => void; ms: number }[] = []
  const document = {
    hidden,
    querySelectorAll: () => (decode ? [{ decode }] : []),
    createElement: () => ({ src: '', async: false }),
    head: { append: ({ src }: { src: string }) => added.push(src) },
  }
  new Function('document', 'requestAnimationFrame', 'setTimeout', code)(
    document,
    (frame: () => void) => frames.push(frame),
    (task: () => void, ms = 0) => timers.push({ task, ms }),
  )
  return {
    added,
    /** Draws a frame, and runs what waits for the end of it. */
    draw: async () => {
      await sleep(0)
      for (const frame of frames.splice(0)) {
        frame()
      }
      await sleep(0)
      for (const { task } of timers.filter(({ ms }) => ms === 0)) {
        task()
      }
    },
    passTime: async () => {
      await sleep(0)
      for (const { task } of timers.splice(0)) {
        task()
      }
    },
  }
}

const files = ['/_next/static/chunks/b.js', '/_next/static/chunks/a.js']

it('leaves the scripts of Next to be loaded after the first frame, in their order', async () => {
  const html = loadScriptsAfterPaint(page).html
  expect(html).not.toContain('async=""')
  expect(html).not.toContain('as="script"')

  const { added, draw } = run(html)
  expect(added).toEqual([])
  await draw()
  expect(added).toEqual(files)
})

it('waits for the pictures that come first, but not for long, nor for broken ones', async () => {
  const html = loadScriptsAfterPaint(page).html
  const slow = run(html, { decode: () => new Promise(() => undefined) })
  await slow.draw()
  expect(slow.added).toEqual([])
  await slow.passTime()
  expect(slow.added).toEqual([])
  await slow.draw()
  expect(slow.added).toEqual(files)

  const broken = run(html, { decode: () => Promise.reject(new Error('broken')) })
  await broken.draw()
  expect(broken.added).toEqual(files)
})

it('loads them at once where no frames are drawn', () => {
  expect(run(loadScriptsAfterPaint(page).html, { hidden: true }).added).toEqual(files)
})

it('loads them in a window that is in sight and gets no frames all the same', async () => {
  const { added, passTime } = run(loadScriptsAfterPaint(page).html)
  await passTime()
  expect(added).toEqual([])
  await passTime()
  expect(added).toEqual(files)
})

it('touches nothing else', () => {
  const html = loadScriptsAfterPaint(page).html
  const rest = html.replace(/<script>\(files.*<\/script>(?=<\/body>)/, '')
  const expected = page
    .replace('<script src="/_next/static/chunks/b.js" async=""></script>', '')
    .replace('<script src="/_next/static/chunks/a.js" async=""></script>', '')
    .replace(/<link rel="preload" as="script"[^>]*>/, '')
  expect(rest).toBe(expected)
  expect(loadScriptsAfterPaint('<p>hello</p>').html).toBe('<p>hello</p>')
})
