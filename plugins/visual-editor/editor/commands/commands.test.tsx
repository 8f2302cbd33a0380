// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
  testBlocks,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'

const open = () =>
  openTestEditor({
    root: node('root', ['head', 'hero', 'solo', 'foot']),
    head: node('header'),
    hero: node('box', ['a', 'b'], { title: 'Hero' }),
    a: node('note', [], { title: 'First' }),
    b: node('note', [], { title: 'Second' }),
    solo: node('note', [], { title: 'Solo' }),
    foot: node('footer'),
  })

describe('walking', () => {
  it('goes through neighbours, out behind the last one, and says where the page ends', () => {
    const { commands, selected, run } = open()
    const seen: (string | null)[] = []
    run(() => {
      while (commands.walk(1)) {
        seen.push(selected())
      }
    })
    expect(seen).toEqual(['head', 'hero', 'solo', 'foot'])
    run(() => commands.select('b'))
    run(() => expect(commands.walk(1)).toBe(true))
    expect(selected()).toBe('solo')
  })

  it('goes back out of a block by way of the block itself', () => {
    const { commands, selected, run } = open()
    run(() => commands.select('a'))
    run(() => expect(commands.walk(-1)).toBe(true))
    expect(selected()).toBe('hero')
    run(() => commands.select('head'))
    run(() => expect(commands.walk(-1)).toBe(false))
    expect(selected()).toBe('head')
  })

  it('goes to the ends, and out', () => {
    const { commands, selected, said, run } = open()
    run(() => commands.select('b'))
    run(() => commands.selectEnd('first'))
    expect(selected()).toBe('a')
    expect(said()).toBe('First selected')
    run(() => commands.selectParent())
    expect(selected()).toBe('hero')
    run(() => commands.selectParent())
    expect(selected()).toBeNull()
    expect(said()).toBe('Nothing selected')
  })
})

describe('moving', () => {
  it('says the new place', () => {
    const { commands, said, childrenOf, run } = open()
    run(() => commands.moveBy('a', 1))
    expect(childrenOf('hero')).toEqual(['b', 'a'])
    expect(said()).toBe('First moved to position 2 of 2 in Hero')
  })

  it('goes into the block before it and out again', () => {
    const { commands, said, childrenOf, run } = open()
    run(() => commands.moveIn('solo'))
    expect(childrenOf('hero')).toEqual(['a', 'b', 'solo'])
    expect(said()).toBe('Solo moved to position 3 of 3 in Hero')
    run(() => commands.moveOut('solo'))
    expect(childrenOf('root')).toEqual(['head', 'hero', 'solo', 'foot'])
    expect(said()).toBe('Solo moved to position 3 of 4 on the page')
  })

  it('says why a block stays where it is', () => {
    const { commands, engine, said, run } = open()
    const before = engine.document()
    run(() => commands.moveIn('hero'))
    expect(said()).toBe('The block before it takes none inside')
    run(() => commands.moveOut('solo'))
    expect(said()).toBe('It stands right on the page')
    run(() => commands.moveBy('solo', 1))
    expect(said()).toBe('It is the last one here')
    run(() => commands.moveBy('head', 1))
    expect(said()).toBe('Stays at the top')
    run(() => commands.remove('foot'))
    expect(said()).toBe('Stays at the bottom')
    expect(engine.document()).toBe(before)
  })
})

describe('another order on one screen', () => {
  const orders = (engine: ReturnType<typeof open>['engine']) =>
    ['a', 'b'].map((id) => engine.document().nodes[id]?.layout?.mobile?.order)

  it('numbers the neighbours, and lets go of them again', () => {
    const { commands, engine, said, run } = open()
    run(() => commands.moveOn('b', 'mobile', -1))
    expect(orders(engine)).toEqual([-1, -2])
    expect(said()).toBe('Second moved. Place 1 of 2')
    run(() => expect(commands.putBackOrder('b', 'mobile')).toBe(true))
    expect(orders(engine)).toEqual([undefined, undefined])
  })

  it('changes nothing when a neighbour is locked, and names it', () => {
    const { commands, engine, ui, run } = open()
    run(() => commands.setNode('a', { isLocked: true }))
    const before = engine.document()
    run(() => commands.moveOn('b', 'mobile', -1))
    expect(ui.getState().toast?.message).toBe('First is locked. Unlock it first.')
    expect(engine.document()).toBe(before)
  })
})

describe('undoing', () => {
  it('says what it took back, selects it and lets it flash', () => {
    const { commands, ui, said, selected, run } = open()
    run(() => commands.remove('b'))
    expect(ui.getState().toast?.message).toBe('Deleted Second')
    run(() => commands.undo())
    expect(ui.getState().toast?.message).toBe('Undone: Second deleted')
    expect(said()).toBe('Undone: Second deleted')
    expect(selected()).toBe('b')
    expect(ui.getState().reveal).toMatchObject({ id: 'b', isFlashing: true })
    run(() => commands.redo())
    expect(said()).toBe('Redone: Second deleted')
    expect(selected()).toBe('a')
  })

  it('names moves and changes', () => {
    const { commands, said, run } = open()
    run(() => commands.moveBy('b', -1))
    run(() => commands.undo())
    expect(said()).toBe('Undone: Second moved')
    run(() => commands.setProps('solo', { title: 'Alone' }))
    run(() => commands.undo())
    expect(said()).toBe('Undone: Alone changed')
    run(() => commands.duplicate('hero'))
    run(() => commands.undo())
    expect(said()).toBe('Undone: Hero added')
  })

  it('says when nothing is left', () => {
    const { commands, said, run } = open()
    run(() => commands.undo())
    expect(said()).toBe('Nothing to undo')
    run(() => commands.redo())
    expect(said()).toBe('Nothing to redo')
  })

  it('has no step for what is set to what it was', () => {
    const { commands, engine, run } = open()
    run(() => commands.setProps('solo', { title: 'Solo' }))
    run(() => commands.setLayout('solo', 'mobile', { above: undefined }))
    expect(engine.canUndo()).toBe(false)
  })

  it('takes back putting back by itself, however quickly it came after the change', () => {
    const { commands, engine, run } = open()
    const above = () => engine.document().nodes.solo?.layout?.mobile?.above
    run(() => commands.setLayout('solo', 'mobile', { above: 18 }))
    run(() => commands.setLayout('solo', 'mobile', { above: undefined }, 'put back'))
    run(() => commands.undo())
    expect(above()).toBe(18)
    run(() => commands.undo())
    expect(above()).toBeUndefined()
  })
})

it('takes the way back away once it would take back something else', () => {
  const { commands, engine, ui, run, undoTold, childrenOf } = open()
  run(() => commands.remove('a'))
  expect(ui.getState().toast?.action?.label).toBe('Undo')
  run(() => ui.setState({ selectedId: 'solo' }))
  expect(ui.getState().toast).not.toBeNull()
  run(() => engine.setProps('solo', { title: 'Other' }, 'title'))
  expect(ui.getState().toast).toBeNull()

  run(() => commands.undo())
  undoTold()
  expect(engine.document().nodes.solo?.props.title).toBe('Other')
  run(() => commands.announceDone('Changed the look'))
  run(() => commands.tell('Kept', { label: 'Show', run: () => {} }))
  run(() => commands.remove('b'))
  expect(childrenOf('hero')).toEqual([])
  expect(ui.getState().toast?.message).toBe('Deleted Second')
})

it('leaves other news alone when the page changes', () => {
  const { commands, engine, ui, run } = open()
  run(() => commands.remove('a'))
  run(() => commands.tell('Kept', { label: 'Show', run: () => {} }))
  run(() => engine.setProps('solo', { title: 'Other' }, 'title'))
  expect(ui.getState().toast?.message).toBe('Kept')
})

it('says what a block is called from now on', () => {
  const { commands, said, run } = open()
  run(() => commands.setNode('solo', { name: 'Chorus' }))
  expect(said()).toBe('Renamed to Chorus')
  run(() => commands.setNode('solo', { name: undefined }))
  expect(said()).toBe('Renamed to Solo')
})

it('says the same thing again when it happens again', () => {
  const { commands, ui } = open()
  commands.announce('Saved')
  const first = ui.getState().announcement
  commands.announce('Saved')
  expect(ui.getState().announcement).not.toBe(first)
})

it('keeps the text of a legal page where it is, and says why', () => {
  const text = (title: string) => node('text', [], { title })
  const blocks = new Map(
    [...testBlocks].map(([type, block]) => [type === 'note' ? 'text' : type, block] as const),
  )
  const { commands, said, childrenOf, run } = openTestEditor(
    { root: node('root', ['words', 'more']), words: text('Cookies'), more: text('More') },
    { parts: { pathname: '/cookie-policy', blocks } },
  )
  const why = 'This page is for this text, so it stays'
  for (const edit of [
    () => commands.remove('words'),
    () => commands.duplicate('words'),
    () => commands.moveBy('words', 1),
  ]) {
    run(edit)
    expect(said()).toBe(why)
  }
  expect(childrenOf('root')).toEqual(['words', 'more'])
  run(() => commands.remove('more'))
  expect(childrenOf('root')).toEqual(['words'])
})
