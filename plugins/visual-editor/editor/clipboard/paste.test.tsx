// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EditorBlock } from '@/blocks/_kit/registry'
import { sampleContext } from '@/blocks/_kit/test-kit'
import {
  createClipboard,
  writeClip,
} from '@/plugins/visual-editor/editor/clipboard/create-clipboard'
import {
  node,
  openTestEditor,
  testBlocks,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { placeGone } from '@/plugins/visual-editor/editor/media/insert-media-blocks'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { freeBlock } from '@/src/core/page-document/block-definition'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'

const { data: _data, ...site } = sampleContext

const note = testBlocks.get('note')
const likeNote = (type: string, own: Partial<EditorBlock['definition']> = {}) =>
  note ? [[type, { ...note, definition: { ...note.definition, type, ...own } }] as const] : []
const blocks = new Map([
  ...testBlocks,
  ...likeNote('image'),
  ...likeNote('text', { schema: z.object({ doc: z.json() }) }),
  ...likeNote('seal', { rules: { ...freeBlock, canDuplicate: false } }),
])

function open(arrival: Promise<void> = Promise.resolve()) {
  const editor = openTestEditor(
    {
      root: node('root', ['head', 'box', 'foot']),
      head: node('header'),
      box: node('box', ['a'], { title: 'Hero' }),
      a: node('note', [], { title: 'Solo', picture: 'picture-1' }),
      foot: node('footer'),
    },
    { parts: { blocks } },
  )
  const clipboard = createClipboard({
    ...editor,
    blocks,
    kind: editor.builder.kind,
    site: createSiteStore(site),
    uploadPictures: async (files) => {
      await arrival
      return { stored: files.map(({ name }) => ({ id: name, type: 'image' })), failure: null }
    },
  })
  /** Pastes what is on the given clipboard. */
  const paste = (contents: Readonly<Record<string, string>>) =>
    editor.run(() => {
      clipboard.pasteFrom({ read: (type) => contents[type] ?? '', files: [] })
    })
  return { ...editor, clipboard, paste, toast: () => editor.ui.getState().toast?.message }
}

const ofSite = (nodes: PageDocument['nodes'], id: string, profileId = site.profile.id) =>
  writeClip(testBlocks, { version: 1, nodes }, id, { profileId, kind: 'page' })

describe('pasting', () => {
  it('puts a copy behind the copied block, under new ids, and tells', () => {
    const { clipboard, commands, engine, run, paste, said, selected, childrenOf } = open()
    run(() => commands.select('box'))
    const contents = clipboard.contents() ?? {}
    paste(contents)
    const [, , copy = ''] = childrenOf('root') ?? []
    expect(childrenOf('root')).toEqual(['head', 'box', copy, 'foot'])
    expect(selected()).toBe(copy)
    expect(said()).toBe('Hero pasted at position 3 of 4 on the page')
    const [inner = ''] = childrenOf(copy) ?? []
    expect(engine.document().nodes[inner]?.props).toEqual({ title: 'Solo', picture: 'picture-1' })
    expect(inner).not.toBe('a')
  })

  it('leaves the order on narrow screens behind, which was one among other neighbours', () => {
    const { engine, paste, selected } = open()
    const layout = { mobile: { order: -2, hidden: true } }
    paste(ofSite({ n: { ...node('note'), layout } }, 'n'))
    expect(engine.document().nodes[selected() ?? '']?.layout).toEqual({ mobile: { hidden: true } })
  })

  it('lets a poll keep its votes after a cut, and gives that of a copy its own', () => {
    const { commands, engine, run, paste, selected } = open()
    const doc = { root: { type: 'root', children: [{ type: 'poll', uid: 'p', options: [] }] } }
    const contents = ofSite({ asked: node('text', [], { doc }) }, 'asked')
    const pasted = () => {
      run(() => commands.select('a'))
      paste(contents)
      return engine.document().nodes[selected() ?? '']?.props.doc
    }
    expect(pasted()).toEqual(doc)
    expect(pasted()).toMatchObject({
      root: { children: [{ uid: expect.not.stringMatching(/^p$/) }] },
    })
  })

  it('leaves behind what belongs to another site, and says so', () => {
    const { engine, paste, toast, selected } = open()
    const note = node('note', [], { title: 'Theirs', picture: 'picture-2' })
    paste(ofSite({ theirs: note }, 'theirs', 'somebody-else'))
    expect(engine.document().nodes[selected() ?? '']?.props).toEqual({ title: 'Theirs' })
    expect(toast()).toBe(
      'Pasted without its pictures and other things that belong to your other site.',
    )
  })

  it.each([
    ['a page header', node('header'), 'There is exactly one of these on every page.'],
    ['a block that is not installed', node('poem'), 'This block is not installed.'],
    ['a newer block', { ...node('note'), v: 9 }, /newer version/],
    ['a broken one', node('box', ['gone']), /do not hang together/],
  ] as [string, PageNode, string | RegExp][])('refuses %s', (_what, broken, why) => {
    const { engine, paste, toast } = open()
    const before = engine.document()
    paste(ofSite({ x: broken }, 'x'))
    expect(toast()).toMatch(why)
    expect(engine.document()).toBe(before)
    expect(engine.canUndo()).toBe(false)
  })

  it('is one step of undo, fifty blocks or one', () => {
    const { engine, commands, run, paste } = open()
    const ids = Array.from({ length: 49 }, (_, index) => `n${index}`)
    const notes = ids.map((id) => [id, node('note', [], { title: id })])
    const before = engine.document()
    paste(ofSite({ all: node('box', ids), ...Object.fromEntries(notes) }, 'all'))
    expect(Object.keys(engine.document().nodes)).toHaveLength(55)
    run(() => commands.undo())
    expect(engine.document()).toEqual(before)
    expect(engine.canUndo()).toBe(false)
  })
})

describe('pictures', () => {
  function onTheirWay() {
    let arrive = () => {}
    const editor = open(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    const { clipboard, run, commands } = editor
    run(() => commands.select('a'))
    const files = ['one', 'two'].map((name) => new File(['x'], name, { type: 'image/png' }))
    run(() => void clipboard.pasteFrom({ read: () => '', files }))
    const pictures = (id: string) =>
      editor.childrenOf(id)?.map((child) => editor.engine.document().nodes[child]?.props.media)
    return { ...editor, pictures, arrive: () => act(async () => arrive()) }
  }

  it('land where they were pasted, one behind the other, whatever is selected by then', async () => {
    const { run, commands, pictures, arrive } = onTheirWay()
    run(() => commands.select('head'))
    await arrive()
    expect(pictures('box')).toEqual([undefined, 'one', 'two'])
  })

  it('do not disturb anyone who writes by then', async () => {
    const { run, ui, pictures, selected, arrive } = onTheirWay()
    const writing = { id: 'a', at: null }
    run(() => ui.setState({ writing }))
    await arrive()
    expect(pictures('box')).toEqual([undefined, 'one', 'two'])
    expect(selected()).toBe('a')
    expect(ui.getState().writing).toBe(writing)
  })

  it('stay among the files when their place is gone, and that is told', async () => {
    const { arrive, commands, engine, run, toast } = onTheirWay()
    run(() => commands.remove('box'))
    const before = engine.document()
    await arrive()
    expect(engine.document()).toBe(before)
    expect(toast()).toBe(placeGone)
  })
})

it('tells why a page header is not copied', () => {
  const { clipboard, commands, run, toast } = open()
  run(() => commands.select('head'))
  expect(clipboard.contents()).toBeNull()
  expect(toast()).toBe('Stays at the top')
})

it('copies nothing with a block in it that may be there only once', () => {
  const { clipboard, commands, engine, run, toast } = open()
  run(() => commands.add('seal', { parentId: 'box', index: 0 }))
  run(() => commands.select('box'))
  expect(clipboard.contents()).toBeNull()
  expect(toast()).toBe('This block cannot be copied.')
  const before = engine.document()
  run(() => commands.duplicate('box'))
  expect(engine.document()).toBe(before)
})

it('cuts', () => {
  const { clipboard, commands, run, toast, childrenOf } = open()
  run(() => commands.select('a'))
  run(() => clipboard.cutAway())
  expect(childrenOf('box')).toEqual([])
  expect(toast()).toBe('Cut Solo')
})
