import { expect, it } from 'vitest'
import { blockHtml } from '@/blocks/_kit/test-kit'
import { Render } from '@/blocks/divider/render'
import { definition } from '@/blocks/divider/schema'

const block = { definition, Render, data: undefined }

it('is a line that screen readers know as one', () => {
  const html = blockHtml({ ...block, props: { line: 'dashed', thickness: 3, width: 40 } })
  expect(html).toContain('<hr')
  expect(html).toContain('border-top-style:dashed;border-top-width:3px')
  expect(html).toContain('--share:40%')
})

it('keeps to its limits', () => {
  for (const props of [{ thickness: 0 }, { thickness: 13 }, { width: 9 }, { width: 101 }]) {
    expect(definition.schema.safeParse(props).success).toBe(false)
  }
})
