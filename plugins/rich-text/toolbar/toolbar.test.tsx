// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { wholeFeatures } from '@/plugins/rich-text/testing/whole-features'
import { Toolbar } from '@/plugins/rich-text/toolbar/toolbar'

stubLayout()

let open: OpenEditor
afterEach(() => {
  cleanup()
  open.close()
})

it('has no line by itself between its tools, which would end a row when they wrap', () => {
  open = openEditor()
  render(
    <Toolbar
      editor={open.editor}
      element={open.host}
      features={wholeFeatures}
      onInsert={() => {}}
    />,
  )
  const tools = 'button, select, input'
  const parts = [...screen.getByRole('toolbar', { name: 'Words' }).children]
  expect(parts.length).toBeGreaterThan(3)
  expect(parts.filter((part) => !part.matches(tools) && !part.querySelector(tools))).toEqual([])
})
