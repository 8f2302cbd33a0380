// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import {
  type Engine,
  EngineProvider,
  useCreateEngine,
  useEngineValue,
} from '@/plugins/visual-editor/editor/engine/engine'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

const initial: PageDocument = {
  version: 1,
  nodes: {
    root: { type: 'root', props: {}, children: ['a', 'b'], v: 1 },
    a: { type: 'container', props: {}, children: [], v: 1 },
    b: {
      type: 'text',
      props: { words: 'one', children: ['kept'], nothing: null },
      children: [],
      v: 2,
    },
  },
}

function Inside({ onEngine }: { onEngine: (engine: Engine) => void }) {
  const engine = useCreateEngine(initial)
  onEngine(engine)
  const { nodes } = useEngineValue(engine, () => engine.document())
  return nodes.root?.children.map((id) => <div key={id} data-id={id} />)
}

function open(): { engine: Engine; drawn: () => string[] } {
  const made: Engine[] = []
  const { container } = render(
    <EngineProvider>
      <Inside onEngine={(engine) => made.push(engine)} />
    </EngineProvider>,
  )
  const [engine] = made
  if (!engine) {
    throw new Error('The engine was not made')
  }
  const drawn = () =>
    [...container.querySelectorAll('[data-id]')].map((block) => block.getAttribute('data-id') ?? '')
  return { engine, drawn }
}

const text = (words: string) => ({ type: 'text', props: { words }, children: [], v: 1 })

describe('engine', () => {
  it('draws the page it was given and hands it back unchanged', () => {
    const { engine, drawn } = open()
    expect(drawn()).toEqual(['a', 'b'])
    expect(engine.document()).toEqual(initial)
    expect(engine.document()).toBe(engine.document())
    expect(engine.canUndo()).toBe(false)
  })

  it('inserts, moves, changes and removes, and undoes all of it', () => {
    const { engine, drawn } = open()
    act(() => {
      const { nodes } = engine.document()
      const root = (children: string[]) => ({ type: 'root', props: {}, children, v: 1 })
      const a = { type: 'container', props: {}, children: ['b'], v: 1 }
      const added = { ...nodes, root: root(['a', 'c', 'b']), c: text('new') }
      engine.apply({ version: 1, nodes: added })
      engine.apply({ version: 1, nodes: { ...added, root: root(['a', 'c']), a } })
      engine.setProps('b', { words: 'two' }, 'b:words')
      const { c: _, ...others } = engine.document().nodes
      engine.apply({ version: 1, nodes: { ...others, root: root(['a']) } })
    })
    expect(drawn()).toEqual(['a'])
    expect(engine.document().nodes.a?.children).toEqual(['b'])
    expect(engine.document().nodes.b?.props).toEqual({ ...initial.nodes.b?.props, words: 'two' })
    act(() => {
      engine.undo()
      engine.undo()
      engine.undo()
      engine.undo()
    })
    expect(engine.document()).toEqual(initial)
    expect(engine.canUndo()).toBe(false)
    act(() => engine.redo())
    expect(engine.document().nodes.c).toEqual(text('new'))
  })

  it('takes a step back as if it had never been, while it is the last one', () => {
    const { engine } = open()
    act(() => engine.setProps('a', { size: 1 }, 'a:size'))
    const before = engine.document()
    act(() => {
      engine.setProps('b', { words: 'two' }, 'words', Number.POSITIVE_INFINITY)
      engine.setProps('b', { words: 'three' }, 'words', Number.POSITIVE_INFINITY)
      expect(engine.dropLastStep('other')).toBe(false)
      expect(engine.dropLastStep('words')).toBe(true)
      expect(engine.dropLastStep('words')).toBe(false)
    })
    expect(engine.document()).toEqual(before)
    expect(engine.canRedo()).toBe(false)
    act(() => engine.undo())
    expect(engine.document()).toEqual(initial)
    expect(engine.canUndo()).toBe(false)
  })

  it('takes quick changes of one setting for one step', () => {
    const { engine } = open()
    act(() => {
      for (const words of ['t', 'tw', 'two']) {
        engine.setProps('b', { words }, 'b:words')
      }
      engine.setProps('b', { size: 3 }, 'b:size')
    })
    act(() => {
      engine.undo()
      engine.undo()
    })
    expect(engine.document()).toEqual(initial)
  })

  it('remembers the last 200 steps', () => {
    const { engine } = open()
    act(() => {
      for (let step = 0; step < 230; step += 1) {
        engine.setProps('b', { step }, `step ${step}`)
      }
      while (engine.canUndo()) {
        engine.undo()
      }
    })
    expect(engine.document().nodes.b?.props.step).toBe(29)
  })

  it('replaces the page as a whole, without a way back', () => {
    const { engine, drawn } = open()
    act(() => {
      engine.replace({
        version: 1,
        nodes: {
          root: { type: 'root', props: {}, children: ['z'], v: 1 },
          z: { type: 'no-such-block', props: {}, children: [], v: 1 },
        },
      })
    })
    expect(drawn()).toEqual(['z'])
    expect(engine.canUndo()).toBe(false)
  })
})

describe('the theme', () => {
  const theme = (cornerRadius: number): EditedTheme => ({ ...testTheme, cornerRadius })

  it('is undone in one list with the page, and leaves the page as it is', () => {
    const { engine } = open()
    act(() => engine.loadTheme(theme(1)))
    expect(engine.canUndo()).toBe(false)
    const page = engine.document()
    act(() => engine.setTheme(theme(2), 'corners'))
    expect(engine.document()).toBe(page)
    act(() => engine.setProps('b', { words: 'two' }, 'b'))
    act(() => engine.setTheme(theme(3), 'corners'))
    act(() => engine.undo())
    expect([engine.theme()?.cornerRadius, engine.document().nodes.b?.props.words]).toEqual([
      2,
      'two',
    ])
    act(() => engine.undo())
    expect(engine.document().nodes.b?.props.words).toBe('one')
    act(() => engine.undo())
    expect(engine.theme()?.cornerRadius).toBe(1)
    expect(engine.canUndo()).toBe(false)
    act(() => engine.redo())
    expect(engine.theme()?.cornerRadius).toBe(2)
  })

  it('joins what follows closely into one step, and tells about each change', () => {
    const { engine } = open()
    act(() => engine.loadTheme(theme(1)))
    const seen: number[] = []
    engine.watch(engine.theme, () => seen.push(engine.theme()?.cornerRadius ?? 0))
    const pages: unknown[] = []
    engine.watch(engine.document, () => pages.push(engine.document()))
    act(() => engine.setTheme(theme(2), 'corners'))
    act(() => engine.setTheme(theme(3), 'corners'))
    expect(seen).toEqual([2, 3])
    act(() => engine.undo())
    expect(engine.theme()?.cornerRadius).toBe(1)
    expect(pages).toEqual([])
  })

  it('stays when another page takes the place of this one', () => {
    const { engine } = open()
    act(() => engine.loadTheme(theme(7)))
    act(() => engine.replace(initial))
    expect(engine.theme()?.cornerRadius).toBe(7)
    act(() => engine.apply(initial))
    expect(engine.theme()?.cornerRadius).toBe(7)
  })

  it.each([
    ['first', true],
    ['last', false],
  ])(
    'goes back in one step with a page that is replaced under the same key %s, and with what is tied to that',
    (_what, isPageFirst) => {
      const { engine } = open()
      act(() => engine.loadTheme(theme(1)))
      const also = { undo: vi.fn(), redo: vi.fn() }
      const other = { ...initial, nodes: { ...initial.nodes, b: text('two') } }
      const replace = [
        () =>
          engine.apply(other, {
            key: 'discarded',
            withinMs: Number.POSITIVE_INFINITY,
            tied: also,
          }),
        () => engine.setTheme(theme(2), 'discarded', Number.POSITIVE_INFINITY),
      ]
      for (const run of isPageFirst ? replace : replace.reverse()) {
        act(run)
      }
      const shown = () => [engine.theme()?.cornerRadius, engine.document().nodes.b?.props.words]
      expect(shown()).toEqual([2, 'two'])
      act(() => engine.undo())
      expect(shown()).toEqual([1, 'one'])
      expect(engine.canUndo()).toBe(false)
      expect(also.undo).toHaveBeenCalledOnce()
      act(() => engine.redo())
      expect(shown()).toEqual([2, 'two'])
      expect(also.redo).toHaveBeenCalledOnce()
    },
  )
})

describe('what another window made', () => {
  const three: PageDocument = {
    version: 1,
    nodes: {
      root: { type: 'root', props: {}, children: ['a', 'b', 'c'], v: 1 },
      a: text('a'),
      b: text('b'),
      c: text('c'),
    },
  }
  const rebase: Parameters<Engine['adopt']>[1] = (pages) => mergePages(pages, new Map()).content
  const words = (engine: Engine) =>
    engine.document().nodes.root?.children.map((id) => engine.document().nodes[id]?.props.words)
  const begin = () => {
    const { engine } = open()
    act(() => engine.replace(three))
    return {
      engine,
      set: (id: string, word: string) =>
        act(() => engine.setProps(id, { words: word }, `${id}${word}`)),
      adopt: (change: (page: PageDocument) => PageDocument) =>
        act(() => engine.adopt({ page: change(engine.document()) }, rebase)),
      undo: () => act(() => engine.undo()),
      redo: () => act(() => engine.redo()),
    }
  }
  const written = (id: string, word: string) => (page: PageDocument) => ({
    ...page,
    nodes: { ...page.nodes, [id]: text(word) },
  })

  it('stays when own steps are undone and done again', () => {
    const { engine, set, adopt, undo, redo } = begin()
    set('a', 'A')
    set('b', 'B')
    adopt(written('c', 'theirs'))
    set('a', 'AA')
    expect(words(engine)).toEqual(['AA', 'B', 'theirs'])
    const seen = [1, 2, 3, 4].map(() => {
      undo()
      return words(engine)?.join()
    })
    expect(seen).toEqual(['A,B,theirs', 'A,b,theirs', 'a,b,theirs', 'a,b,theirs'])
    expect(engine.canUndo()).toBe(false)
    const again = [1, 2, 3].map(() => {
      redo()
      return words(engine)?.join()
    })
    expect(again).toEqual(['A,b,theirs', 'A,B,theirs', 'AA,B,theirs'])
    expect(engine.canRedo()).toBe(false)
  })

  it('stays where it changed the order of blocks that own steps are about', () => {
    const { engine, set, adopt, undo, redo } = begin()
    act(() =>
      engine.apply({
        ...engine.document(),
        nodes: {
          ...engine.document().nodes,
          root: { type: 'root', props: {}, children: ['a', 'b', 'c', 'x'], v: 1 },
          x: text('own'),
        },
      }),
    )
    set('x', 'OWN')
    adopt(({ version, nodes: { a: _, ...nodes } }) => ({
      version,
      nodes: {
        ...nodes,
        root: { type: 'root', props: {}, children: ['y', 'c', 'b', 'x'], v: 1 },
        y: text('theirs'),
      },
    }))
    expect(words(engine)).toEqual(['theirs', 'c', 'b', 'OWN'])
    undo()
    undo()
    expect(words(engine)).toEqual(['theirs', 'c', 'b'])
    redo()
    redo()
    expect(words(engine)).toEqual(['theirs', 'c', 'b', 'OWN'])
  })

  it('holds where the undone step was about the same; then the step before it is undone', () => {
    const { engine, set, adopt, undo } = begin()
    set('b', 'B')
    set('a', 'A')
    adopt(written('a', 'theirs'))
    undo()
    expect(words(engine)).toEqual(['theirs', 'b', 'c'])
    expect(engine.canUndo()).toBe(false)
  })

  it('is no step of undo by itself, and draws only what it changed', () => {
    const { engine, adopt } = begin()
    const { a } = engine.document().nodes
    adopt((page) => structuredClone(written('c', 'theirs')(page)))
    expect(engine.canUndo()).toBe(false)
    expect(engine.document().nodes.a).toBe(a)
    adopt(written('b', 'again'))
    expect(engine.canUndo()).toBe(false)
  })

  it('keeps an own change of the theme apart', () => {
    const { engine, set, adopt, undo } = begin()
    act(() => engine.loadTheme(testTheme))
    act(() => engine.setTheme({ ...testTheme, cornerRadius: 9 }, 'radius'))
    adopt(written('c', 'theirs'))
    set('a', 'A')
    act(() => engine.adopt({ theme: { ...testTheme, cornerRadius: 9, logoId: 'm' } }))
    undo()
    expect(words(engine)).toEqual(['a', 'b', 'theirs'])
    expect(engine.theme()).toMatchObject({ cornerRadius: 9, logoId: 'm' })
    undo()
    expect(words(engine)).toEqual(['a', 'b', 'theirs'])
    expect(engine.theme()).toMatchObject({ cornerRadius: testTheme.cornerRadius, logoId: 'm' })
  })
})
