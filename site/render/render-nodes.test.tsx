import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { BlockRenderProps } from '@/blocks/_kit/define'
import type { LoadedNode } from '@/site/render/load-blocks'
import { renderNodes } from '@/site/render/render-nodes'
import type { PageDocument } from '@/src/core/page-document/schema'
import { themePresets } from '@/src/core/theme/theme-presets'
import { logger } from '@/src/server/logger'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const node = (type: string, children: string[] = []) => ({ type, props: {}, children, v: 1 })

const document: PageDocument = {
  version: 1,
  nodes: {
    root: node('root', ['box', 'broken', 'unknown', 'last']),
    box: node('box', ['inner']),
    inner: node('words'),
    broken: node('broken'),
    unknown: node('unknown'),
    last: node('words'),
  },
}

function loaded(Render: LoadedNode['block']['Render'], data?: unknown): LoadedNode {
  const rules = { acceptsChildren: true, canDelete: true, canMove: true, canDuplicate: true }
  return {
    block: { definition: { type: 'x', v: 1, schema: z.object({}), rules }, Render },
    props: {},
    data,
  }
}

type Input = BlockRenderProps<z.ZodObject, unknown>
const words = loaded(({ data }: Input) => <p>{String(data)}</p>, 'words')
const input = {
  document,
  loaded: new Map([
    ['inner', words],
    ['last', words],
    ['box', loaded(({ children }: Input) => <section>{children}</section>)],
    [
      'broken',
      loaded(() => {
        throw new Error('broken block')
      }),
    ],
  ]),
  context: {
    profile: { id: 'p', name: 'Luna', slug: 'luna' },
    themeName: 'default' as const,
    theme: { ...themePresets.midnight, logo: '', headerLinks: [], socialLinks: [] },
    year: 2026,
  },
  env: { editing: false, Link: ({ children }: { children?: ReactNode }) => <>{children}</> },
}

it('says which part of the page could not be loaded, with a way to try again', () => {
  const { block, props } = loaded(() => <p>never</p>)
  const definition = { ...block.definition, shows: 'events' }
  const failed = { block: { ...block, definition }, props, data: undefined, hasFailed: true }
  const html = renderToStaticMarkup(
    renderNodes(['last'], { ...input, loaded: new Map([['last', failed]]) }),
  )
  expect(html).toContain('Couldn&#x27;t load events.')
  expect(html).toContain('>Retry</button>')
})

it('draws what it can and leaves out blocks that are unknown or fail', () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {})
  const html = renderToStaticMarkup(renderNodes(['box', 'broken', 'unknown', 'last'], input))
  expect(html).toBe('<section><p>words</p></section><p>words</p>')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})
