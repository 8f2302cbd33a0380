// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createRichTextEditor } from '@/plugins/rich-text/kit/create-rich-text-editor'
import { MountedFeatures } from '@/plugins/rich-text/kit/mounted-features'
import { pageConfig } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { everyNode } from '@/src/rich-text/testing/every-node'

stubLayout()
afterEach(cleanup)

it('lets all features see to the text at once when it opens', () => {
  const editor = createRichTextEditor(JSON.stringify(everyNode('')), pageConfig)
  editor.setRootElement(document.body.appendChild(document.createElement('div')))
  let changes = 0
  editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    changes += dirtyElements.size + dirtyLeaves.size > 0 ? 1 : 0
  })
  render(<MountedFeatures editor={editor} config={pageConfig} />)
  expect(changes).toBe(1)
})
