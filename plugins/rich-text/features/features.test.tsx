// @vitest-environment jsdom
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  getNearestEditorFromDOMNode,
  KEY_ENTER_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $wrapSelectionInMarkNode, MarkNode } from '@payloadcms/richtext-lexical/lexical/mark'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { pageFeatures } from '@/plugins/rich-text/features/client'
import { richTextFeatures } from '@/plugins/rich-text/features/server'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import { type ClientFeatures, editorConfigOf } from '@/plugins/rich-text/kit/editor-config'
import type { ToolbarItem } from '@/plugins/rich-text/kit/feature'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import {
  emptyRichText,
  type RichTextDoc,
  type RichTextNode,
  richTextOf,
} from '@/src/core/rich-text'
import { RichText } from '@/src/rich-text/render'

stubLayout()
afterEach(cleanup)

it('offers on the canvas what fields of forms get from the server, in the same order', () => {
  const fields = richTextFeatures.map(({ key }) => key).filter((key) => key !== 'sanitize')
  expect(Object.keys(pageFeatures)).toEqual(fields)
})

type Feature = Parameters<typeof createClientFeature>[0]

/** Opens "Salt and signal" with features that other packages bring, by Payload's API alone, and its first word selected. */
async function open(others: Record<string, Feature>, own: ClientFeatures = pageFeatures) {
  const element = document.body.appendChild(document.createElement('div'))
  // Else it takes no focus here.
  element.tabIndex = 0
  const foreign = Object.entries(others).map(([key, feature]) => [
    key,
    { clientFeatureProvider: createClientFeature(feature) },
  ])
  const written: (RichTextDoc | null)[] = []
  let commit: (() => void) | null = null
  render(
    <InlineEditor
      initial={JSON.stringify(richTextOf('paragraph', 'Salt and signal'))}
      config={editorConfigOf({ ...own, ...Object.fromEntries(foreign) })}
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
  const press = (name: string) =>
    act(async () => {
      const named = (role: string) => screen.queryByRole(role, { name, hidden: true })
      ;(named('button') ?? named('menuitem'))?.click()
      commit?.()
    })
  return { element, press, written: () => written.at(-1)?.root.children?.[0]?.children?.[0] }
}

const Icon = () => <i />

const comment: ToolbarItem = {
  key: 'comment',
  label: 'Comment',
  ChildComponent: Icon,
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
}
const commented = { type: 'mark', ids: ['c1'] }

it('works with a feature of another package, whose words the site draws', async () => {
  const groups = [{ type: 'buttons' as const, key: 'comments', items: [comment] }]
  const { press, written } = await open({
    comments: { nodes: [MarkNode], toolbarFixed: { groups } },
  })
  await press('Comment')
  expect(written()).toMatchObject(commented)
  const doc = { root: { ...emptyRichText().root, children: [written() as RichTextNode] } }
  const { container } = render(<RichText doc={doc} Link={() => null} />)
  expect(container.textContent).toBe('Salt')
})

it('draws a menu of a feature as a menu, with what can be chosen in it', async () => {
  const items = [comment, { ...comment, key: 'ask', label: 'Ask', isEnabled: () => false }]
  const groups = [{ type: 'dropdown' as const, key: 'comments', items }]
  const { press, written } = await open({
    comments: { nodes: [MarkNode], toolbarFixed: { groups } },
  })
  expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull()
  await press('Comment, Ask')
  const chosen = screen.getAllByRole('menuitem', { hidden: true })
  expect(chosen.map((item) => [item.textContent, item.matches(':disabled')])).toEqual([
    ['Comment', false],
    ['Ask', true],
  ])
  await press('Comment')
  expect(written()).toMatchObject(commented)
})

const Loading = lazy(() => new Promise<never>(() => {})) as unknown as () => ReactNode

it('writes while a feature still loads what it draws', async () => {
  const groups = [
    {
      type: 'buttons' as const,
      key: 'late',
      items: [{ key: 'late', Component: Loading }],
    },
  ]
  const { element } = await open({
    late: {
      plugins: [{ Component: Loading, position: 'normal' }],
      toolbarFixed: { groups },
    },
  })
  expect(element.textContent).toBe('Salt and signal')
  expect(screen.getByRole('toolbar', { name: 'Words' }).textContent).toContain('Insert')
})

it('offers what the features of a text let it have', async () => {
  const { heading, align, bold, ...rest } = pageFeatures
  const { unorderedList: _, checklist: __, links: ___, marks: ____, ...fewer } = rest
  const small = { enabledHeadingSizes: ['h3'] }
  await open({}, { ...fewer, heading: { ...heading, clientFeatureProps: small } })
  const toolbar = within(screen.getByRole('toolbar', { name: 'Words' }))
  const names = toolbar.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names).toEqual(['Paragraph', 'Heading 3', 'Quote'])
  const buttons = toolbar.getAllByRole('button').map((each) => each.ariaLabel ?? each.textContent)
  expect(buttons).toEqual(expect.arrayContaining(['Italic', 'Numbered list']))
  for (const name of ['Bold', 'Bulleted list', 'Alignment', 'Link', 'Text colour']) {
    expect(buttons).not.toContain(name)
  }
})

it('makes nothing by keys that a text may not have', async () => {
  const { heading: _, bold: __, ...fewer } = pageFeatures
  const { element } = await open({}, fewer)
  const onError = vi.fn()
  window.addEventListener('error', onError)
  const press = (key: object) =>
    act(async () => void fireEvent.keyDown(element, { ...key, ctrlKey: true }))
  await press({ key: 'i', code: 'KeyI' })
  await press({ key: 'b', code: 'KeyB' })
  await press({ key: '2', code: 'Digit2', altKey: true })
  window.removeEventListener('error', onError)
  expect(onError).not.toHaveBeenCalled()
  expect(element.querySelector('em')?.textContent).toBe('Salt')
  expect(element.querySelector('strong, h2')).toBeNull()
})

it.each([
  ...Object.keys(pageFeatures).map((key) => [key]),
  ['checklist', 'unorderedList', 'orderedList'],
])('opens a text that may have no %s', async (...left) => {
  const fewer = Object.entries<ClientFeatures[string]>(pageFeatures)
  const { element } = await open(
    {},
    Object.fromEntries(fewer.filter(([key]) => !left.includes(key))),
  )
  expect(element.textContent).toBe('Salt and signal')
})

it('leaves the keyboard to what an entry of the slash menu opens', async () => {
  const field = document.body.appendChild(document.createElement('input'))
  const items = [{ key: 'ask', label: 'Ask', keywords: [], Icon, onSelect: () => field.focus() }]
  const groups = [{ key: 'basic', label: 'Basic', items }]
  const { element } = await open({ ask: { slashMenu: { groups } } })
  const editor = getNearestEditorFromDOMNode(element)
  await act(async () => editor?.update(() => $getRoot().selectEnd().insertText(' /ask')))
  await act(async () => editor?.dispatchCommand(KEY_ENTER_COMMAND, null))
  expect(document.activeElement).toBe(field)
  expect(element.textContent).toBe('Salt and signal ')
})
