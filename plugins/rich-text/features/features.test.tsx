// @vitest-environment jsdom
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { $getSelection, $isRangeSelection } from '@payloadcms/richtext-lexical/lexical'
import { $wrapSelectionInMarkNode, MarkNode } from '@payloadcms/richtext-lexical/lexical/mark'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pageFeatures } from '@/plugins/rich-text/features/client'
import { richTextFeatures } from '@/plugins/rich-text/features/server'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { editorConfigOf } from '@/plugins/rich-text/kit/editor-config'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { type RichTextDoc, richTextOf } from '@/src/core/rich-text'
import { RichText } from '@/src/rich-text/render'

stubLayout()
afterEach(cleanup)

it('offers on the canvas what fields of forms get from the server, in the same order', () => {
  const fields = richTextFeatures.map(({ key }) => key).filter((key) => key !== 'sanitize')
  expect(Object.keys(pageFeatures)).toEqual(fields)
})

/** A feature as another package would bring it, by Payload's API alone. */
const MarksFeatureClient = createClientFeature({
  nodes: [MarkNode],
  toolbarFixed: {
    groups: [
      {
        type: 'buttons',
        key: 'comments',
        items: [
          {
            key: 'comment',
            label: 'Comment',
            ChildComponent: () => <i />,
            onSelect: ({ editor }) =>
              editor.update(
                () => {
                  const selection = $getSelection()
                  if ($isRangeSelection(selection)) {
                    $wrapSelectionInMarkNode(selection, false, 'c1')
                  }
                },
                { discrete: true },
              ),
          },
        ],
      },
    ],
  },
})

it('works with a feature of another package, whose words the site draws', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const config = editorConfigOf({
    ...pageFeatures,
    comments: { clientFeatureProvider: MarksFeatureClient },
  })
  const written: (RichTextDoc | null)[] = []
  let commit: (() => void) | null = null
  render(
    <InlineEditor
      initial={JSON.stringify(richTextOf('paragraph', 'Salt and signal'))}
      config={config}
      findElement={() => element}
      caretAt={() => null}
      toolbarHost={null}
      registerCommit={(given) => {
        commit = given
      }}
      onCommit={(doc) => written.push(doc)}
      onClose={() => {}}
    />,
  )
  const text = element.querySelector('span')?.firstChild as Text
  await act(async () => {
    document.getSelection()?.setBaseAndExtent(text, 0, text, 4)
    document.dispatchEvent(new Event('selectionchange'))
  })
  await act(async () => {
    screen.getByRole('button', { name: 'Comment' }).click()
    commit?.()
  })
  const [doc] = written
  expect(doc?.root.children?.[0]?.children?.[0]).toMatchObject({ type: 'mark', ids: ['c1'] })
  const { container } = render(<RichText doc={doc as RichTextDoc} Link={() => null} />)
  expect(container.textContent).toBe('Salt and signal')
})
