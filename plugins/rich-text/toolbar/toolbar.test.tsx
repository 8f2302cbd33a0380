// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'

stubLayout()
afterEach(cleanup)

it('has no line by itself between its tools, which would end a row when they wrap', () => {
  const element = document.body.appendChild(document.createElement('div'))
  render(
    <InlineEditor
      initial="null"
      findElement={() => element}
      caretAt={() => null}
      toolbarHost={null}
      registerCommit={() => {}}
      onCommit={() => {}}
      onClose={() => {}}
    />,
  )
  const tools = 'button, select, input'
  const parts = [...screen.getByRole('toolbar', { name: 'Words' }).children]
  expect(parts.length).toBeGreaterThan(3)
  expect(parts.filter((part) => !part.matches(tools) && !part.querySelector(tools))).toEqual([])
})
