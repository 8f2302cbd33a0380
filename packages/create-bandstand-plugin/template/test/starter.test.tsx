import { problemsOf } from '@bandstand/kit'
import type { BlockContext, BlockEnvironment } from '@bandstand/kit/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Render } from '../src/blocks/news/render.js'
import { definition } from '../src/blocks/news/schema.js'
import { starterPlugin } from '../src/index.js'
import { settings } from '../src/settings.js'

const props = definition.schema.parse({})
const env: BlockEnvironment = { editing: false, Link: ({ children }) => <a href="/">{children}</a> }
const context = {
  theme: { pluginSettings: { [settings.plugin]: { heading: 'Lately' } } },
} as unknown as BlockContext

it('keeps the contract', () => {
  expect(problemsOf(starterPlugin)).toEqual([])
})

it('shows its rows under the heading that the artist set, and nothing without any', () => {
  const html = (texts: string[]) =>
    renderToStaticMarkup(
      <Render
        {...{ props, env, context }}
        data={texts.map((text) => ({ id: text, text, createdAt: '' }))}
        rootProps={{ 'data-block-id': 'b1' }}
      />,
    )
  expect(html(['Out now'])).toContain('<h2>Lately</h2><ul><li>Out now</li></ul>')
  expect(html([])).toBe('')
})
