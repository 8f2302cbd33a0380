// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { createBlockDataStore } from '@/plugins/visual-editor/editor/canvas/blocks/block-data-store'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { BlockSettings } from '@/plugins/visual-editor/editor/inspector/block-settings'
import { pageKind } from '@/plugins/visual-editor/editor/kind/page-kind'
import { ownerMessages } from '@/src/core/messages/owner-messages'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function openSettings(type: string, props = {}, kind = pageKind(editorBlocks)) {
  const nodes = { root: node('root', ['b']), b: node(type, [], props) }
  const editor = openTestEditor(nodes, {
    parts: { blocks: editorBlocks, kind },
    children: <BlockSettings id="b" />,
  })
  // The page is as wide as a computer's.
  editor.run(() => editor.ui.setState({ device: 'desktop', stageWidthPx: 1400 }))
  return { ...editor, stored: () => editor.engine.document().nodes.b }
}

const numberField = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

/** Types into a field and leaves it. */
function type(label: string, value: string) {
  const field = numberField(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return field
}

it('keeps what is too long for a block from being lost', async () => {
  const { stored } = openSettings('button', { label: 'Listen' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Label' })
  fireEvent.change(field, { target: { value: 'x'.repeat(300) } })
  expect(field.value).toBe('x'.repeat(80))
  await waitFor(() => expect(stored()?.props.label).toBe('x'.repeat(80)))
  expect(field.value).toBe('x'.repeat(80))
})

it('names a block for links, and offers the name where the page links', async () => {
  const nodes = {
    root: node('root', ['b', 'c']),
    b: node('button', [], { label: 'Go' }),
    c: { ...node('container'), anchor: 'shows' },
  }
  const { engine } = openTestEditor(nodes, {
    parts: { blocks: editorBlocks, kind: pageKind(editorBlocks) },
    children: <BlockSettings id="b" />,
  })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name for links' })
  const name = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  const stored = () => engine.document().nodes.b?.anchor
  name('#Our tour')
  expect([stored(), field.value]).toEqual(['our-tour', 'our-tour'])
  expect(screen.queryByRole('alert')).toBeNull()
  const offered = [...document.querySelectorAll('datalist option')].map((option) =>
    option.getAttribute('value'),
  )
  expect(offered.slice(-2)).toEqual(['#our-tour', '#shows'])

  for (const [taken, why] of [
    ['shows', ownerMessages.editor.anchorTaken],
    ['content', ownerMessages.editor.anchorReserved],
    ['süß', ownerMessages.editor.anchorForm],
  ] as const) {
    name(taken)
    expect([stored(), screen.getByRole('alert').textContent]).toEqual(['our-tour', why])
    expect(field.getAttribute('aria-invalid')).toBe('true')
  }
  name('')
  expect(stored()).toBeUndefined()
})

it('offers the site’s pages where a page links, and none where an email does', () => {
  const offered = () =>
    [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))
  openSettings('button', { label: 'Listen' })
  const { id = '' } = document.querySelector('datalist') ?? {}
  expect(screen.getByLabelText('Link').getAttribute('list')).toBe(id)
  expect(offered()).toContain('/contact')
  cleanup()
  openSettings('button', { label: 'Listen' }, { ...pageKind(editorBlocks), noun: 'email' })
  expect(offered()).toEqual([])
})

describe('what is typed', () => {
  function openTyped() {
    const editor = openSettings('button', { label: 'Listen' })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Label' })
    fireEvent.change(field, { target: { value: 'Listen n' } })
    fireEvent.change(field, { target: { value: 'Listen no' } })
    expect(field.value).toBe('Listen no')
    expect(editor.stored()?.props.label).toBe('Listen')
    return { ...editor, field }
  }

  it('shows at once; the page follows in the next pause', async () => {
    const { field, stored, engine, run } = openTyped()
    await waitFor(() => expect(stored()?.props.label).toBe('Listen no'))
    run(engine.undo)
    expect(engine.canUndo()).toBe(false)
    expect(field.value).toBe('Listen')
  })

  it('is undone although the page has not followed', () => {
    const { field, stored, commands, engine, run } = openTyped()
    run(commands.undo)
    expect(stored()?.props.label).toBe('Listen')
    expect(field.value).toBe('Listen')
    expect(engine.canRedo()).toBe(true)
  })

  it('is kept when the settings close', () => {
    const { stored } = openTyped()
    cleanup()
    expect(stored()?.props.label).toBe('Listen no')
  })
})

it('lets no command put in what does not fit', () => {
  const { commands, run, stored, said } = openSettings('button', { label: 'Listen' })
  run(() => commands.setProps('b', { label: 'y'.repeat(300) }))
  expect(stored()?.props.label).toBe('y'.repeat(80))
  run(() => commands.setProps('b', { look: 'huge' }))
  expect(stored()?.props).not.toHaveProperty('look')
  expect(said()).toBe('This setting has a value that does not fit.')
  run(() => commands.setLayout('b', 'base', { above: 9000 }))
  expect(stored()?.layout).toEqual({ base: { above: 400 } })
})

it('moves numbers that are out of range to the nearest end, and says so', () => {
  const { stored, said } = openSettings('image')
  expect(type('Space above', '900').value).toBe('400')
  expect(stored()?.layout).toEqual({ base: { above: 400 } })
  expect(said()).toBe('400 px, the most there can be')
  expect(type('Width', '3').value).toBe('10')
  expect(said()).toBe('10 px, the least there can be')
  expect(type('Space above', '').value).toBe('')
  expect(stored()?.layout).toBeUndefined()
})

it('does so on Enter, too', () => {
  const { stored, said } = openSettings('image')
  const field = numberField('Space above')
  fireEvent.change(field, { target: { value: '900' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(field.value).toBe('400')
  expect(stored()?.layout).toEqual({ base: { above: 400 } })
  expect(said()).toBe('400 px, the most there can be')
})

it('calls a height of nothing automatic', () => {
  const { stored } = openSettings('image')
  const field = numberField('Height')
  expect(field.value).toBe('')
  expect(field.placeholder).toBe('Automatic')
  expect(type('Height', '200').value).toBe('200')
  expect(stored()?.props.height).toBe(200)
  expect(type('Height', '').placeholder).toBe('Automatic')
  expect(stored()?.props.height).toBe(0)
})

it('shows, while a picture has no description here, the one that it has in the library', () => {
  const props = { media: 'moon' }
  const blockData = createBlockDataStore(
    { [blockDataKey({ type: 'image', props })]: { media: { alt: 'An orange moon' } } },
    async () => ({}),
  )
  const nodes = { root: node('root', ['b']), b: node('image', [], props) }
  openTestEditor(nodes, {
    parts: { blocks: editorBlocks, blockData, loadingTypes: new Set(['image']) },
    children: <BlockSettings id="b" />,
  })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Describe it/ })
  expect([field.value, field.placeholder]).toEqual(['', 'An orange moon'])
})

describe('on a phone', () => {
  function openOnPhone(...block: Parameters<typeof openSettings>) {
    const editor = openSettings(...block)
    editor.run(() => editor.ui.setState({ device: 'phone' }))
    return editor
  }

  it('the size of words is set for that screen alone, and put back', () => {
    const { stored, run } = openOnPhone('text', { size: 'display' })
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' })
    expect(size.value).toBe('display')
    fireEvent.change(size, { target: { value: 'heading' } })
    expect(stored()?.props.size).toBe('display')
    expect(stored()?.layout).toEqual({ mobile: { textSize: 'heading' } })
    expect(size.value).toBe('heading')
    const putBack = screen.getByRole('button', {
      name: 'Only on phone: Section heading. Put it back',
    })
    run(() => putBack.click())
    expect(stored()?.layout).toBeUndefined()
    expect(size.value).toBe('display')
  })

  it.each([
    ['gallery', 'Columns', '2', { columns: 2 }, '2 columns'],
    ['divider', 'Width', '40', { share: 40 }, '40 %'],
  ])('so is what is set for a %s', (kind, label, value, box, words) => {
    const { stored } = openOnPhone(kind)
    type(label, value)
    expect(stored()?.props).toEqual({})
    expect(stored()?.layout).toEqual({ mobile: box })
    expect(screen.getByText(`Only on phone: ${words}`)).toBeTruthy()
  })
})

describe.each([
  ['image', { media: 'm' }],
  ['gallery', { pictures: ['m'] }],
])('a picture of the block %s', (kind, props) => {
  const answering = (status: number) => {
    const answer = vi.fn(async () => Response.json({ message: 'No' }, { status }))
    vi.stubGlobal('fetch', answer)
    openSettings(kind, props)
    return answer
  }

  it('that was deleted is said to be gone', async () => {
    answering(404)
    expect(await screen.findByText('No longer there')).toBeTruthy()
  })

  it('is not said to be gone when it cannot be asked for', async () => {
    const answer = answering(503)
    await waitFor(() => expect(answer).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.getByText('…')).toBeTruthy()
    expect(screen.queryByText('No longer there')).toBeNull()
  })
})

it('offers another picture in place of one that is gone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No' }, { status: 404 }))
  openSettings('image', { media: 'm' })
  expect(await screen.findByRole('button', { name: 'Choose another picture' })).toBeTruthy()
})

it('calls the button for a picture by what it reads, too', () => {
  openSettings('image')
  expect(screen.getByRole('button', { name: 'Picture Choose a picture' })).toBeTruthy()
})
