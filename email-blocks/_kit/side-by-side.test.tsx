import { expect, it } from 'vitest'
import { prepareEmail } from '@/email-blocks/_mail/prepare-email'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { rootId, rootType } from '@/src/core/page-document/schema'
import { type Sketch, sketch, subtreeOf } from '@/src/core/page-document/templates/sketch'
import { richTextOf } from '@/src/core/rich-text'

const words = sketch('email-text', { doc: richTextOf('paragraph', 'Words') })

async function htmlOf(width: number, ...blocks: Sketch[]): Promise<string> {
  const { rootId: top, nodes } = subtreeOf(
    sketch(rootType, {}, [sketch('email-root', { width }, blocks)]),
  )
  const { [top]: root, ...others } = nodes
  const document = { version: 1 as const, nodes: { ...others, ...(root && { [rootId]: root }) } }
  const compose = await prepareEmail({ subject: '', document, context: sampleSite('paper') })
  return compose({ values: {}, lists: {}, unsubscribeUrl: '' }).html
}

/** Below how many pixels the columns of a mail stand below each other, from the outermost in. */
async function stackBelow(width: number, ...blocks: Sketch[]): Promise<number[]> {
  const html = await htmlOf(width, ...blocks)
  const widths = html.matchAll(/;width:calc\((\d+)px - (\d+)%\)/g)
  const found = [...widths].map(([, area, percent]) => {
    expect(Number(area)).toBe((Number(percent) / 100) ** 2)
    return Number(percent) / 100
  })
  return [...new Set(found)]
}

const columns = (inner: Sketch, props = {}) =>
  sketch('email-columns', { count: 2, gap: 24, ...props }, [inner, inner])

it('goes below each other on phones, however wide the mail is', async () => {
  expect(await stackBelow(600, columns(words))).toEqual([380])
})

it('stands side by side in a narrow mail that has all its room', async () => {
  expect(await stackBelow(440, columns(words))).toEqual([359])
  expect(await stackBelow(440, columns(words, { padding: 20 }))).toEqual([319])
})

it('stands side by side in a column, too', async () => {
  expect(await stackBelow(600, columns(columns(words)))).toEqual([380, 247])
})

it('does so with products', async () => {
  expect(await stackBelow(400, sketch('email-products', { count: 2 }))).toEqual([319])
})

it('begins and ends all columns alike, in line with what is around them', async () => {
  const three = sketch('email-columns', { count: 3, gap: 24 }, [words, words, words])
  const html = await htmlOf(600, three)
  const styles = (name: string) =>
    [...html.matchAll(new RegExp(`class="${name}" style="([^"]*)"`, 'g'))].map(([, style]) => style)
  expect(styles('bs-column-inside')).toHaveLength(3)
  for (const style of styles('bs-column-inside')) {
    expect(style).toContain('padding-left:12px;padding-right:12px')
  }
  expect(styles('bs-columns')).toEqual([
    expect.stringContaining('margin-left:-12px;margin-right:-12px'),
  ])
})

it('stands side by side where nothing is calculated, and does so in Outlook with room between', async () => {
  const three = sketch('email-columns', { count: 3, gap: 24 }, [words, words, words])
  const html = await htmlOf(600, three)
  const [, style = ''] = /class="bs-column" style="([^"]*)"/.exec(html) ?? []
  const plain = style.split(';').filter((declaration) => !declaration.includes('calc('))
  expect(plain).toEqual(expect.arrayContaining(['width:33.33%', 'min-width:126px']))
  expect(plain.join(';')).not.toMatch(/padding|box-sizing/)
  const cells = [...html.matchAll(/<td width="33.33%" valign="top" style="([^"]*)"/g)]
  expect(cells.map(([, room]) => room)).toEqual([
    'padding:0 12px 0 0px',
    'padding:0 12px 0 12px',
    'padding:0 0px 0 12px',
  ])
})
