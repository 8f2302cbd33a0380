// @vitest-environment jsdom
import { Editor, Frame } from '@craftjs/core'
import { act, render } from '@testing-library/react'
import { useMemo } from 'react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { BlockRender } from '@/blocks/_kit/define'
import { freeBlock } from '@/blocks/_kit/define'
import { editorBlock } from '@/blocks/_kit/registry'
import { blockComponent, rootComponent } from '@/plugins/visual-editor/editor/adapter'
import {
  type BuilderContext,
  BuilderProvider,
} from '@/plugins/visual-editor/editor/builder-context'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/block-data-store'
import { CanvasBlock } from '@/plugins/visual-editor/editor/canvas/canvas-block'
import { useCreateEngine } from '@/plugins/visual-editor/editor/canvas/engine'
import { PageRoot } from '@/plugins/visual-editor/editor/canvas/page-root'
import { createCommands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createSectionsStore } from '@/plugins/visual-editor/editor/sections/sections-store'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { createUiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { useCanvasTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import type { PageNode } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { looks } from '@/src/core/theme/looks'

const theme: EditedTheme = {
  ...looks.paper,
  logo: '',
  logoId: '',
  avatarId: '',
  headerLinks: [],
  socialLinks: [],
}
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
const node = (type: string, children: string[] = []): PageNode => ({
  type,
  props: {},
  children,
  v: 1,
})
const page = {
  version: 1 as const,
  nodes: {
    root: node('root', ['socials', ...ids]),
    socials: node('socials'),
    ...Object.fromEntries(ids.map((id) => [id, node('plain')])),
  },
}
const resolver = { [blockComponent]: CanvasBlock, [rootComponent]: PageRoot }

function Inside({ onBuilder }: { onBuilder: (builder: BuilderContext) => void }) {
  const engine = useCreateEngine(page, theme)
  const builder = useMemo((): BuilderContext => {
    const ui = createUiStore()
    const typed = { commit: null }
    return {
      engine,
      ui,
      typed,
      blocks,
      commands: createCommands({ engine, ui, blocks, typed }),
      blockData: createBlockDataStore({}, async () => ({})),
      loadingTypes: new Set(),
      site: createSiteStore({
        profile: { id: 'p', name: 'Ada', slug: 'ada' },
        theme,
        themeName: 'default',
        year: 2026,
      }),
      pages: createPagesStore([]),
      sections: createSectionsStore(),
      isEditing: true,
      apiPath: '/api',
      elements: { stage: null, page: null, layers: null },
    }
  }, [engine])
  onBuilder(builder)
  useCanvasTheme(builder)
  return (
    <BuilderProvider value={builder}>
      <Frame />
    </BuilderProvider>
  )
}

it('draws none of 500 blocks again for a colour, a font or round corners, nor for their undo', () => {
  let builder: BuilderContext | undefined
  render(
    <Editor resolver={resolver}>
      <Inside
        onBuilder={(made) => {
          builder = made
        }}
      />
    </Editor>,
  )
  const { engine, site } = builder as BuilderContext
  const before = { ...drawn }
  expect(before.plain).toBeGreaterThanOrEqual(500)

  act(() => engine.setTheme({ ...theme, colors: looks.neon.colors }, 'colour'))
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
