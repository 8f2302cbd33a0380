// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { BlockRender } from '@/blocks/_kit/define'
import { freeBlock } from '@/blocks/_kit/define'
import { editorBlock } from '@/blocks/_kit/registry'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { PageBlocks } from '@/plugins/visual-editor/editor/canvas/blocks/page-blocks'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import {
  testSite,
  testTheme as theme,
} from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { useCanvasTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { removeNode } from '@/src/core/page-document/operations'
import { themePresets } from '@/src/core/theme/theme-presets'

const schema = z.object({})
const drawn = { plain: 0, socials: 0 }

const Plain: BlockRender<typeof schema> = ({ rootProps }) => {
  drawn.plain += 1
  return <p {...rootProps}>Words</p>
}
const Socials: BlockRender<typeof schema> = ({ context, rootProps }) => {
  drawn.socials += 1
  return <p {...rootProps}>{context.theme.socialLinks.length}</p>
}
const rooms: (number | undefined)[] = []
const Told: BlockRender<typeof schema> = ({ context, rootProps, children }) => {
  rooms.push(context.mail?.room)
  return <div {...rootProps}>{children}</div>
}
const blockOf = (type: string, Render: BlockRender<typeof schema>) =>
  [
    type,
    editorBlock({
      definition: { type, v: 1, schema, rules: freeBlock },
      Render,
      editor: { label: type, icon: 'text', group: 'Layout', groups: [] },
    }),
  ] as const
const blocks = new Map([blockOf('plain', Plain), blockOf('socials', Socials)])

const ids = Array.from({ length: 500 }, (_, index) => `b${index}`)
const page = {
  root: node('root', ['socials', ...ids]),
  socials: node('socials'),
  ...Object.fromEntries(ids.map((id) => [id, node('plain')])),
}

function CanvasTheme() {
  useCanvasTheme(useBuilder())
  return null
}

it('draws none of 500 blocks again for a colour, a font or round corners, nor for their undo', () => {
  const { builder } = openTestEditor(page, {
    parts: { blocks, site: createSiteStore({ ...testSite, theme }) },
    theme,
    children: (
      <>
        <PageBlocks />
        <CanvasTheme />
      </>
    ),
  })
  const { engine, site } = builder
  const before = { ...drawn }
  expect(before.plain).toBeGreaterThanOrEqual(500)

  act(() => engine.setTheme({ ...theme, colors: themePresets.neon.colors }, 'colour'))
  act(() => engine.setTheme({ ...theme, fontFamily: 'Lora' }, 'font'))
  act(() => engine.setTheme({ ...theme, cornerRadius: 0 }, 'corners'))
  expect(site.getState().theme.cornerRadius).toBe(0)
  expect(drawn).toEqual(before)
  act(() => engine.undo())
  expect(site.getState().theme.fontFamily).toBe('Lora')
  expect(drawn.plain).toBe(before.plain)

  const { socials } = drawn
  const socialLinks = [{ icon: 'website' as const, href: '/' }]
  act(() => engine.setTheme({ ...theme, socialLinks }, 'social'))
  expect(drawn.plain).toBe(before.plain)
  expect(drawn.socials).toBe(socials + 1)
})

it('draws no other block again for a change of one, nor for its undo', () => {
  const { engine } = openTestEditor(page, { parts: { blocks }, children: <PageBlocks /> }).builder
  const before = { ...drawn }
  act(() => engine.setProps('socials', { title: 'a' }, 'title'))
  act(() => engine.undo())
  expect(drawn).toEqual({ plain: before.plain, socials: before.socials + 2 })
  act(() => {
    const removed = removeNode({ document: engine.document(), blocks: definitionsOf(blocks) }, 'b7')
    engine.apply('document' in removed ? removed.document : engine.document())
  })
  act(() => engine.undo())
  expect(drawn.plain).toBe(before.plain + 1)
})

it('tells each block of an email how much room it has, also when what it stands in changes', () => {
  const [, plain] = blockOf('told', Told)
  const schemaOfLayout = z.object({ share: z.number().default(2) })
  const definition = {
    ...plain.definition,
    type: 'box',
    schema: schemaOfLayout,
    rules: { ...freeBlock, acceptsChildren: true },
    roomInside: ({ share }: { share: number }, room: number) => room / share,
  }
  const told = new Map([
    ['told', plain],
    ['box', { ...plain, definition } as typeof plain],
  ])
  const nodes = { root: node('root', ['a']), a: node('box', ['b']), b: node('told') }
  const kind = { ...pageKind(told), room: 600 }
  const parts = { blocks: told, kind }
  const { engine } = openTestEditor(nodes, { parts, children: <PageBlocks /> }).builder
  expect(rooms).toEqual([600, 300])
  act(() => engine.setProps('a', { share: 3 }, 'share'))
  expect(rooms.slice(2)).toEqual([600, 200])
})

it('names a block whose plugin was taken out, and keeps it', () => {
  const gone = node('acme/map', [], { title: 'The tour' })
  const { engine } = openTestEditor(
    { root: node('root', ['gone', 'socials']), gone, socials: node('socials') },
    { parts: { blocks }, children: <PageBlocks /> },
  ).builder
  expect(screen.getByText(/“acme\/map”\) is not installed here/)).toBeTruthy()
  act(() => engine.setProps('socials', { title: 'a' }, 'title'))
  expect(engine.document().nodes.gone).toEqual(gone)
})
