import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { findPicture, findProduct, findProfileId } from '@/plugins/visual-editor/e2e/owner-api'
import { fromAdmin, signInOwner } from '@/site/e2e/owner-session'
import { emailTemplates, shippedTemplate } from '@/src/core/email/registry'
import { type PageDocument, rootId, rootType } from '@/src/core/page-document/schema'
import { type Sketch, sketch, subtreeOf } from '@/src/core/page-document/templates/sketch'
import { richTextOf } from '@/src/core/rich-text'
import { isSoak, some } from '@/src/testing/soak'

test.setTimeout(180_000)

const origin = () => process.env.E2E_ORIGIN ?? ''
/** A computer's reading pane and a phone. */
const widths = [600, 360] as const

type Written = { subject: string; document: PageDocument }

/** The mail as the site would send it, with sample values. */
async function drawn(
  request: APIRequestContext,
  path: string,
  { subject, document }: Written,
): Promise<string> {
  const answer = await request.post(`${path}/preview`, {
    headers: fromAdmin,
    data: { subject, layout: document },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { html } = (await answer.json()) as { html: string }
  // Its pictures stand on the site, which a page of no address must be told.
  return html.replaceAll('src="/', `src="${origin()}/`)
}

function mailOf(blocks: readonly Sketch[]): Written {
  const inside = [sketch('email-root', {}, blocks), sketch('email-footer')]
  const { rootId: top, nodes } = subtreeOf(sketch(rootType, {}, inside))
  const { [top]: root, ...others } = nodes
  const document = { version: 1, nodes: { [rootId]: root, ...others } } as PageDocument
  return { subject: 'Columns', document }
}

/** What is wrong with a mail in the window as it is, and how its columns stand: `beside`, `below`. */
function look(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const boxes = [...document.querySelectorAll('.bs-column')].map((column) => ({
      parent: column.parentElement,
      box: column.getBoundingClientRect(),
    }))
    const arrangement = boxes.flatMap(({ parent, box }, index) => {
      const last = boxes[index - 1]
      if (last?.parent !== parent) {
        return []
      }
      if (box.top >= last.box.bottom - 1) {
        return Math.abs(box.left - last.box.left) < 1 ? ['below'] : ['askew']
      }
      return box.left >= last.box.right - 1 ? ['beside'] : ['over']
    })
    const missing = [...document.images].filter(({ naturalWidth }) => naturalWidth === 0)
    const problems = [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
      ...missing.map(({ src }) => `no picture ${src}`),
    ]
    return { problems, arrangement, pictures: document.images.length }
  })
}

test('a mail fits a computer and a phone, and its columns go below each other there', async ({
  page,
  context,
}) => {
  await signInOwner(context)
  const { request } = context
  const profile = await findProfileId(request, 'luna-vale')
  const pathOf = (key: string) => `/api/profiles/${profile}/emails/${key}`
  const [media, release] = await Promise.all([
    findPicture(request, 'luna-vale'),
    findProduct(request, 'luna-vale'),
  ])
  const words = sketch('email-text', {
    doc: richTextOf('paragraph', 'A longer word: Nachtmusikliebhaberin'),
  })
  const insides = [
    sketch('email-image', { media, alt: 'The cover' }),
    words,
    sketch('email-button', { label: 'Listen to all of it now', href: 'https://luna.example' }),
    sketch('email-products', { products: [release], count: 1 }),
  ]
  const columns = [2, 3, 4].map((count) =>
    sketch('email-columns', { count }, insides.slice(0, count)),
  )

  const mails = await Promise.all([
    ...some([...emailTemplates.keys()], 8).map(async (key) => {
      const html = await drawn(request, pathOf(key), shippedTemplate(key))
      return { key, html, stands: null }
    }),
    drawn(request, pathOf('newsletter'), mailOf(columns)).then((html) => ({
      key: 'columns',
      html,
      stands: { beside: Array(1 + 2 + 3).fill('beside'), below: Array(1 + 2 + 3).fill('below') },
    })),
  ])

  const found: string[] = []
  for (const { key, html, stands } of mails) {
    // Some programs take the style sheet out.
    for (const isStyled of [true, false]) {
      const shown = isStyled ? html : html.replace(/<style>[\s\S]*?<\/style>/g, '')
      await page.setContent(shown)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        for (const colorScheme of isStyled ? (['light', 'dark'] as const) : (['light'] as const)) {
          await page.emulateMedia({ colorScheme })
          const name = `${key}-${width}-${isStyled ? colorScheme : 'bare'}`
          const { problems, arrangement } = await look(page)
          found.push(...problems.map((problem) => `${name}: ${problem}`))
          if (stands) {
            expect(arrangement, name).toEqual(stands[width === 600 ? 'beside' : 'below'])
          }
          if (isStyled && isSoak) {
            await page.screenshot({
              path: test.info().outputPath(`${name}.png`),
              fullPage: true,
            })
          }
        }
      }
    }
  }
  expect(found).toEqual([])
})
