import { expect, it } from 'vitest'
import { loadScriptsAfterPaint } from '@/src/server/runtime/page-cache/scripts-after-paint'

const head =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<link rel="preload" as="font" href="/_next/static/media/inter.woff2"/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const body =
  '<p>Hello</p><script type="application/ld+json">{"a":"</b>"}</script>' +
  '<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1])</script>'
const page = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

/** What the page's own loader does in a document of the given kind; returns the files it has added. */
function run(html: string, { hidden }: { hidden: boolean }) {
  const code = /<script>(\(files.*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  const added: string[] = []
  const frames: (() => void)[] = []
  const later: (() => void)[] = []
  const document = {
    hidden,
    createElement: () => ({ src: '', async: false }),
    head: { append: ({ src }: { src: string }) => added.push(src) },
  }
  new Function('document', 'requestAnimationFrame', 'setTimeout', code)(
    document,
    (frame: () => void) => frames.push(frame),
    (task: () => void) => later.push(task),
  )
  return { added, frames, later }
}

it('leaves the scripts of Next to be loaded after the first frame, in their order', () => {
  const html = loadScriptsAfterPaint(page)
  expect(html).not.toContain('async=""')
  expect(html).not.toContain('as="script"')

  const { added, frames, later } = run(html, { hidden: false })
  expect(added).toEqual([])
  for (const frame of frames) {
    frame()
  }
  expect(added).toEqual([])
  for (const task of later) {
    task()
  }
  expect(added).toEqual(['/_next/static/chunks/b.js', '/_next/static/chunks/a.js'])
})

it('loads them at once where no frames are drawn', () => {
  const { added } = run(loadScriptsAfterPaint(page), { hidden: true })
  expect(added).toHaveLength(2)
})

it('touches nothing else', () => {
  const html = loadScriptsAfterPaint(page)
  const rest = html.replace(/<script>\(files.*<\/script>(?=<\/body>)/, '')
  const expected = page
    .replace('<script src="/_next/static/chunks/b.js" async=""></script>', '')
    .replace('<script src="/_next/static/chunks/a.js" async=""></script>', '')
    .replace(/<link rel="preload" as="script"[^>]*>/, '')
  expect(rest).toBe(expected)
  expect(loadScriptsAfterPaint('<p>hello</p>')).toBe('<p>hello</p>')
})
