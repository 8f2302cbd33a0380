// @vitest-environment jsdom

import { $createTextNode, $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setLink } from '@/plugins/rich-text/features/links/link-options'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { useLinkPanel } from '@/plugins/rich-text/toolbar/use-link-panel'
import { elementNode } from '@/src/rich-text/testing/test-render'

let open: OpenEditor
afterEach(() => {
  cleanup()
  open.close()
})

/** The panel of an editor whose caret stands behind words that were made a link just now. */
async function afterLinking() {
  open = openEditor(elementNode('paragraph', {}))
  // Words that are written lead nowhere; jsdom knows nothing of that.
  open.host.addEventListener('click', (event) => event.preventDefault())
  const { result } = renderHook(() => useLinkPanel(open.editor))
  await act(async () => {
    open.update(() => {
      const words = $createTextNode('Tickets')
      $getRoot().selectEnd().insertNodes([words])
      words.select(0, 7)
    })
  })
  await act(async () => setLink(open.editor, { url: 'https://tickets.example', isNewTab: false }))
  return result
}

const click = () =>
  act(async () => {
    fireEvent.click(open.host.querySelector('a span') ?? open.host)
  })

it('shows where a new link leads at a click on it, and again once it was closed', async () => {
  const panel = await afterLinking()
  expect(panel.current.state).toBe('closed')
  await click()
  expect(panel.current.state).toBe('shown')
  act(() => panel.current.setState('closed'))
  await click()
  expect(panel.current.state).toBe('shown')
})
