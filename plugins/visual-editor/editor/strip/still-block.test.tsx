// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { freeBlock } from '@/blocks/_kit/define'
import { editorBlock } from '@/blocks/_kit/registry'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import { PageBlocks } from '@/plugins/visual-editor/editor/canvas/blocks/page-blocks'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { StillBlock } from '@/plugins/visual-editor/editor/strip/still-block'

const schema = z.object({})
const tiers = editorBlock({
  definition: { type: 'tiers', v: 1, schema, rules: freeBlock },
  Render: ({ data, env, rootProps }) => (
    <p {...rootProps}>
      {JSON.stringify({ data, parts: Object.keys(env).sort(), editing: env.editing })}
    </p>
  ),
  editor: { label: 'Tiers', icon: 'text', group: 'Layout', groups: [] },
})

afterEach(cleanup)

it('is given what its block on the canvas is given', () => {
  const block = node('tiers')
  openTestEditor(
    { root: node('root', ['a']), a: block },
    {
      parts: {
        blocks: new Map([['tiers', tiers]]),
        loadingTypes: new Set(['tiers']),
        blockData: createBlockDataStore({ [blockDataKey(block)]: ['Patron'] }, async () => ({})),
      },
      children: (
        <>
          <PageBlocks />
          <StillBlock id="a" node={block} />
        </>
      ),
    },
  )
  const [canvas, still] = screen.getAllByText(/Patron/).map(({ textContent }) => textContent)
  expect(canvas).toContain('"data":["Patron"]')
  expect(still).toBe(canvas)
})
