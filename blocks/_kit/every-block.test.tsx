import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { serverBlocks } from '@/blocks/_generated/server'
import type { BlockContext, Control } from '@/blocks/_kit/define'
import { PlainLink, sampleContext, sampleMedia, sampleProducts } from '@/blocks/_kit/test-kit'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { readProps } from '@/src/core/page-document/props'
import { emptyPage, starterPage } from '@/src/core/page-document/templates/starter'

const root = path.resolve(import.meta.dirname, '../..')
/** Names that React or the editor's library would take for their own. */
const reserved = ['children', 'resolvedName', 'is', 'key', 'ref', 'dangerouslySetInnerHTML']

describe.each([...serverBlocks])('block %s', (type, { definition, Render, load }) => {
  const html = async (stored: Record<string, unknown>, editing: boolean) => {
    const props = readProps(definition, stored)
    const data = await load?.({ props, context: sampleContext })
    return renderToStaticMarkup(
      <Render
        props={props}
        data={data}
        context={sampleContext}
        env={{ editing, Link: PlainLink }}
        rootProps={{ 'data-block-id': 'b1' }}
      />,
    )
  }

  it('takes its root props on the one outer element', async () => {
    const drawn = await html({}, true)
    expect(drawn).toMatch(/^<(\w+)[^>]* data-block-id="b1"[^>]*>.*<\/\1>$/s)
    expect(drawn.match(/data-block-id/g)).toHaveLength(1)
    expect(outerElements(drawn)).toBe(1)
  })

  it('draws on the site with nothing but its defaults', async () => {
    expect(outerElements(await html({}, false))).toBeLessThanOrEqual(1)
  })

  it('has defaults that survive being stored', () => {
    const defaults = definition.schema.parse({})
    const stored = JSON.parse(JSON.stringify(defaults))
    expect(stored).toEqual(defaults)
    expect(definition.schema.parse(stored)).toEqual(defaults)
  })

  it('uses no reserved prop names and no nulls', () => {
    expect(Object.keys(definition.schema.shape).filter((name) => reserved.includes(name))).toEqual(
      [],
    )
    expect(Object.values(definition.schema.parse({}))).not.toContain(null)
  })

  it('is the same block for the editor, with controls for props it has', () => {
    const block = editorBlocks.get(type)
    expect(block?.Render).toBe(Render)
    expect(blockSchemas.get(type)).toBe(definition)
    const { groups = [], richTextProp, titleProp } = block?.editor ?? {}
    const named = [
      ...groups.flatMap(({ controls }) => Object.keys(controls)),
      richTextProp,
      titleProp,
    ]
    const known = Object.keys(definition.schema.shape)
    expect(named.filter((name) => name !== undefined && !known.includes(name))).toEqual([])
  })

  it('names each picture to the check before publishing, unless it only decorates', () => {
    const { groups = [] } = editorBlocks.get(type)?.editor ?? {}
    const chosen = groups
      .flatMap(({ controls }) => Object.entries<Control | undefined>(controls))
      .flatMap(([prop, control]) => {
        const isPicture = control?.kind === 'media' && control.accept === 'image'
        return (isPicture || control?.kind === 'media-list') && !control.isDecorative
          ? [{ [prop]: isPicture ? 'moon' : ['moon'] }]
          : []
      })
    for (const stored of chosen) {
      const named = definition.check?.pictures?.(readProps(definition, stored))
      expect([stored, named]).toEqual([stored, [expect.objectContaining({ id: 'moon' })]])
    }
  })

  it('offers every prop somewhere in the editor', () => {
    const { groups = [], richTextProp } = editorBlocks.get(type)?.editor ?? {}
    const offered = [...groups.flatMap(({ controls }) => Object.keys(controls)), richTextProp]
    expect(Object.keys(definition.schema.shape).filter((name) => !offered.includes(name))).toEqual(
      [],
    )
  })
})

/** A site that has nothing to show yet. */
const bareData: BlockContext['data'] = {
  media: async () => null,
  featuredProducts: async () => [],
  product: async () => null,
  upcomingEvents: async () => [],
  tiers: async () => [],
  emailList: async () => null,
  rows: async () => [],
}

type Fresh = 'unfinished' | 'fills itself' | 'empty' | 'seen'

/** What each of our blocks is for visitors as long as nothing was set. Blocks that are not listed may be any. */
const fresh: Readonly<Record<string, Fresh>> = {
  'audio-player': 'empty',
  button: 'unfinished',
  columns: 'empty',
  container: 'empty',
  divider: 'seen',
  'email-list': 'fills itself',
  'featured-music': 'fills itself',
  footer: 'seen',
  gallery: 'empty',
  icon: 'seen',
  image: 'empty',
  'link-list': 'empty',
  'membership-section': 'fills itself',
  modal: 'unfinished',
  'page-header': 'seen',
  'product-card': 'empty',
  quote: 'empty',
  release: 'empty',
  'social-icons': 'fills itself',
  text: 'empty',
  'tour-list': 'fills itself',
  'upcoming-events': 'fills itself',
  video: 'empty',
}

it.each([...serverBlocks])(
  'knows whether visitors of a bare site see a fresh %s',
  async (type, { definition, Render, load }) => {
    const theme = { ...sampleContext.theme, socialLinks: [] }
    const context = { ...sampleContext, theme, data: bareData }
    const props = readProps(definition, {})
    const data = await load?.({ props, context })
    const env = { editing: false, Link: PlainLink }
    const isDrawn = Render({ props, data, context, env, rootProps: {} }) !== null
    const { isEmpty, unfinished, fillsItself } = definition.check ?? {}
    const isSeen = isEmpty?.(props, 0) !== true && isDrawn
    const found: Fresh = unfinished?.(props, 0)
      ? 'unfinished'
      : fillsItself
        ? 'fills itself'
        : isSeen
          ? 'seen'
          : 'empty'
    expect(found).toBe(fresh[type] ?? found)
    expect({ found, isDrawn }).not.toEqual({ found: 'fills itself', isDrawn: true })
  },
)

it('accepts the pages a new profile begins with', () => {
  for (const page of [
    starterPage({ name: 'Luna Vale', tagline: 'Slow songs' }),
    emptyPage(blockSchemas),
  ]) {
    const checked = checkDocument(page, blockSchemas)
    expect('problems' in checked ? checked.problems : checked.notes).toEqual([])
    expect('document' in checked && checked.document).toEqual(page)
  }
})

it('has sample data that blocks can be tried with', () => {
  expect(sampleProducts[0]?.cover).toBe(sampleMedia)
})

describe('stylesheets of blocks and parts', () => {
  const files = ['blocks', 'src/ui', 'src/rich-text'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.join(folder, file)),
  )

  it.each(files)('%s fits the canvas', (file) => {
    const css = readFileSync(path.join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
    expect(css).not.toMatch(/\d(?:rem|d?v[wh]|[sl]v[wh]|vmin|vmax)\b/)
    expect(css).not.toMatch(/@media[^{]*width/)
    for (const [, condition] of css.matchAll(/@container([^{]*)/g)) {
      expect(condition?.trim()).toMatch(/^site \(width <= (500|1024)px\)$/)
    }
  })
})

/** How many elements stand beside each other at the top of a piece of HTML. */
function outerElements(html: string): number {
  const voids = /^(?:img|br|hr|input)$/
  let depth = 0
  let count = 0
  for (const [, closing, name = '', selfClosing] of html.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing) {
      depth -= 1
    } else {
      count += depth === 0 ? 1 : 0
      depth += selfClosing || voids.test(name) ? 0 : 1
    }
  }
  return count
}
