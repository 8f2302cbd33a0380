import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { serverBlocks } from '@/blocks/_generated/server'
import type { BlockEnvironment, Control, EntityKind } from '@/blocks/_kit/define'
import {
  sampleContext,
  sampleEvents,
  sampleMedia,
  sampleProducts,
  sampleRelease,
  sampleTiers,
} from '@/blocks/_kit/test-kit'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { BuilderProvider } from '@/plugins/visual-editor/editor/builder-context'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import {
  CanvasCode,
  CanvasFormula,
} from '@/plugins/visual-editor/editor/canvas/blocks/canvas-nodes'
import { PageBlocks } from '@/plugins/visual-editor/editor/canvas/blocks/page-blocks'
import { createTestBuilder } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { EngineProvider, useCreateEngine } from '@/plugins/visual-editor/editor/engine/engine'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { AccountProvider } from '@/site/account/account-provider.client'
import { PlayerProvider } from '@/site/player/player-provider.client'
import { blockEnvironment } from '@/site/render/block-context'
import { loadBlocks } from '@/site/render/load-blocks'
import { renderNodes } from '@/site/render/render-nodes'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { subtreeIds } from '@/src/core/page-document/tree'
import { randomText } from '@/src/rich-text/testing/random-text'
import type { Site } from '@/src/server/site-data'
import { runs } from '@/src/testing/soak'
import { type IconName, iconPaths } from '@/src/ui/icon/icon-paths'

const pathname = '/about'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  usePathname: () => pathname,
}))

const definitions = new Map([...serverBlocks].map(([type, block]) => [type, block.definition]))
const { data: _data, ...sample } = sampleContext
const context = {
  ...sample,
  pathname,
  theme: {
    ...sample.theme,
    headerLinks: [
      ...sample.theme.headerLinks,
      { label: 'About', href: pathname },
      { label: 'Nowhere', href: 'javascript:alert(1)' },
    ],
  },
}
/**
 * What the site gives to blocks, but for the tools of the header, which know the visitor, and what draws
 * formulas and the colours of code, which come to the canvas once it stands.
 */
const site: BlockEnvironment = {
  ...blockEnvironment(context as unknown as Site),
  slots: undefined,
  Formula: CanvasFormula,
  ColouredCode: CanvasCode,
}
const anyLabel = fc.constantFrom('', 'Tour', 'Ärger & <b>Lärm</b>')
const anyHref = fc.constantFrom('', '/about?tab=1', '/music', 'https://example.com/?a=1&b=2')
const someOf = (values: readonly string[]) => fc.subarray([...values])
const things: Readonly<Record<EntityKind, readonly string[]>> = {
  releases: [sampleRelease.id],
  products: sampleProducts.map(({ id }) => id),
  events: sampleEvents.map(({ id }) => id),
  tiers: sampleTiers.map(({ id }) => id),
}

/** Values that an owner could set with a control; what is not listed keeps its default. */
function valuesOf(control: Control): fc.Arbitrary<unknown> | null {
  switch (control.kind) {
    case 'text':
    case 'textarea':
      return anyLabel
    case 'link':
    case 'embed':
      return anyHref
    case 'toggle':
      return fc.boolean()
    case 'number':
    case 'slider': {
      const { min = 0, max = 100 } = control
      return max <= 1 ? fc.constantFrom(min, max) : fc.integer({ min, max })
    }
    case 'choice':
    case 'select':
      return fc.constantFrom(...control.options.map(({ value }) => value))
    case 'color':
      return fc.constantFrom('', '#0f2a20', '#ffffff')
    case 'media':
      return fc.constantFrom('', sampleMedia.id, 'gone')
    case 'media-list':
      return someOf([sampleMedia.id, 'gone'])
    case 'icon':
      return fc.constantFrom(...(Object.keys(iconPaths) as IconName[]))
    case 'date-time':
      return fc.constantFrom('', '2026-12-04T19:30:00.000Z')
    case 'email-list':
      return fc.constantFrom('', 'l1')
    case 'thing':
      return fc.constantFrom('', 'gone', ...things[control.from])
    case 'track':
      return fc.constantFrom('', 'gone', ...sampleRelease.tracks.map(({ id }) => id))
    case 'multi-select':
      return typeof control.from === 'string'
        ? someOf(['gone', ...things[control.from]])
        : someOf(control.from.map(({ value }) => value))
    case 'links':
      return fc.array(fc.record({ label: anyLabel, href: anyHref }), { maxLength: 3 })
    default:
      return null
  }
}

function propsOf(type: string): fc.Arbitrary<PageNode['props']> {
  const { groups = [], richTextProp } = editorBlocks.get(type)?.editor ?? {}
  const controls = groups.flatMap((group) => Object.entries(group.controls))
  const values = controls.flatMap(([prop, control]) => {
    const arbitrary = control ? valuesOf(control) : null
    return arbitrary ? [[prop, arbitrary] as const] : []
  })
  const model = {
    ...Object.fromEntries(values),
    ...(richTextProp && { [richTextProp]: randomText }),
  }
  return fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<PageNode['props']>
}

const free = [...definitions.values()].filter(({ rules }) => !rules.singleton)
const anyBlock = fc
  .constantFrom(...free)
  .chain(({ type, v }) => propsOf(type).map((props) => ({ type, v, props })))
const anyBox = fc.option(
  fc.record({
    mobile: fc.record({ hidden: fc.boolean(), order: fc.integer({ min: -3, max: 3 }) }),
  }),
  { nil: undefined },
)

/** Any page: each block stands in one of the blocks before it that take others, or on the page. */
const anyPage = fc
  .array(fc.tuple(anyBlock, anyBox, fc.nat(), fc.boolean()), { minLength: 1, maxLength: 12 })
  .map((blocks) => {
    const { nodes } = emptyPage(definitions)
    const top = nodes[rootId]?.children ?? []
    blocks.forEach(([block, layout, pick, hasAnchor], index) => {
      const id = `b${index}`
      const parents = Object.entries(nodes).filter(
        ([, { type }]) => definitions.get(type)?.rules.acceptsChildren,
      )
      const parent = parents[pick % (parents.length + 1)]?.[1]
      nodes[id] = {
        ...block,
        children: [],
        ...(layout && { layout }),
        ...(hasAnchor && { anchor: `place-${index}` }),
      }
      if (parent) {
        parent.children.push(id)
      } else {
        top.splice(-1, 0, id)
      }
    })
    return { version: 1, nodes } as PageDocument
  })
  .map((page) => {
    const checked = checkDocument(page, definitions)
    return 'document' in checked ? checked.document : emptyPage(definitions)
  })

function Canvas({ page, blockData }: { page: PageDocument; blockData: Record<string, unknown> }) {
  const engine = useCreateEngine(page)
  const builder = createTestBuilder(engine, {
    blocks: editorBlocks,
    blockData: createBlockDataStore(blockData, async () => ({})),
    loadingTypes: new Set([...serverBlocks].filter(([, { load }]) => load).map(([type]) => type)),
    site: createSiteStore(context),
    isEditing: false,
  })
  return (
    <BuilderProvider value={builder}>
      <PageBlocks />
    </BuilderProvider>
  )
}

const sorted = (attributes: string) =>
  attributes
    .match(/[\w-]+="[^"]*"/g)
    ?.toSorted()
    .join(' ')

/**
 * The page without the mark by which the canvas finds its blocks; React's ids in order of appearance,
 * and attributes of links, whose order means nothing, by name.
 */
function htmlOf(tree: ReactNode): string {
  const ids: string[] = []
  return renderToStaticMarkup(tree)
    .replaceAll(/ data-block-id="[^"]*"/g, '')
    .replaceAll(/<a ([^>]*)>/g, (_tag, attributes: string) => `<a ${sorted(attributes)}>`)
    .replaceAll(/_R_[a-z0-9]+/g, (id) => {
      if (!ids.includes(id)) {
        ids.push(id)
      }
      return `id${ids.indexOf(id)}`
    })
}

it('draws any page on the canvas exactly as the site does', async () => {
  await fc.assert(
    fc.asyncProperty(anyPage, async (page) => {
      const loaded = await loadBlocks(page, sampleContext)
      const blockData = Object.fromEntries(
        subtreeIds(page, rootId).flatMap((id) => {
          const node = page.nodes[id]
          return node ? [[blockDataKey(node), loaded.get(id)?.data]] : []
        }),
      )
      const nodes = renderNodes(page.nodes[rootId]?.children ?? [], {
        document: page,
        loaded,
        context,
        env: site,
      })
      const onSite = (
        <AccountProvider profileId={context.profile.id}>
          <PlayerProvider>{nodes}</PlayerProvider>
        </AccountProvider>
      )
      const onCanvas = (
        <EngineProvider>
          <Canvas page={page} blockData={blockData} />
        </EngineProvider>
      )
      expect(htmlOf(onCanvas)).toBe(htmlOf(onSite).replace(/<audio[^>]*><\/audio>$/, ''))
    }),
    runs(200),
  )
})
