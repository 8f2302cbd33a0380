// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { ConflictDialog } from '@/plugins/visual-editor/editor/save/dialogs/conflict-dialog'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { Conflict } from '@/src/core/merge-values'
import { mergeThemes } from '@/src/core/theme/merge-themes'

afterEach(cleanup)

const nodes = {
  root: node('root', ['header', 'box', 'note', 'footer']),
  header: node('header'),
  box: node('box'),
  note: node('note', [], { title: 'Mine' }),
  footer: node('footer'),
}
const theirs = {
  version: 1,
  nodes: { ...nodes, note: node('note', [], { title: 'Theirs' }), gone: node('note') },
}
const title: Conflict = {
  key: 'title',
  kind: 'setting',
  nodeId: 'note',
  path: ['props', 'title'],
  mine: 'Mine',
  theirs: 'Theirs',
}

function open(conflicts: readonly Conflict[], part: Partial<SavePart> & { theirs?: unknown } = {}) {
  const store = createStore(() => ({ conflicts, theirs: part.theirs ?? theirs }))
  const resolve = vi.fn(async () => 'taken' as const)
  openTestEditor(nodes, {
    children: (
      <ConflictDialog part={{ name: 'page', resolve, ...part, store } as unknown as SavePart} />
    ),
  })
  return { store, resolve }
}

const rows = () =>
  screen.getAllByRole('group').map((group) => {
    const [mine, other] = within(group).getAllByRole('radio')
    const words = (radio: HTMLElement | undefined) => radio?.closest('label')?.textContent
    return [within(group).getByRole('heading').textContent, words(mine), words(other)]
  })

it.each<[string, Conflict, string, string, string]>([
  ['a setting', title, 'Mine · A setting', 'Mine', 'Theirs'],
  [
    'a size on one screen',
    {
      key: 'w',
      kind: 'setting',
      nodeId: 'note',
      path: ['layout', 'mobile', 'above'],
      mine: 8,
      theirs: undefined,
    },
    'Mine · Space above on phones',
    '8',
    'Nothing',
  ],
  [
    'a block that went here',
    { key: 'r', kind: 'removed', nodeId: 'gone', by: 'mine' },
    'Note',
    'Removed',
    'Kept, with its changes',
  ],
  [
    'two places',
    { key: 'p', kind: 'place', nodeId: 'note' },
    'Mine · Place',
    'Below Box',
    'Below Box',
  ],
  [
    'all of it',
    { key: 'whole', kind: 'whole' },
    'The whole page',
    'As it is in this window',
    'As it is in the other window',
  ],
])('says what of %s is different', (_, conflict, heading, mine, other) => {
  const different = structuredClone(theirs)
  different.nodes.root.children = ['header', 'note', 'box', 'footer']
  open([conflict], { theirs: conflict.kind === 'place' ? different : theirs })
  const last = conflict.kind === 'place' ? 'Below Header' : other
  expect(rows()).toEqual([
    [heading, `This window${mine}Keep mine`, `Other window${last}Take the other`],
  ])
})

it('names settings of the theme, and shows colours', () => {
  const colours = (primary: string) => ({
    ...testTheme,
    colors: { ...testTheme.colors, primary },
  })
  const { conflicts } = mergeThemes({
    base: testTheme,
    mine: colours('#111111'),
    theirs: colours('#222222'),
  })
  open(conflicts, { name: 'theme' })
  expect(rows()).toEqual([
    ['Main colour', 'This window#111111Keep mine', 'Other window#222222Take the other'],
  ])
})

it('goes on once each is chosen', async () => {
  const { resolve } = open([title, { key: 'p', kind: 'place', nodeId: 'note' }])
  const goOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' })
  fireEvent.click(screen.getAllByRole('radio', { name: /Take the other/ })[0] as HTMLElement)
  expect(goOn.disabled).toBe(true)
  fireEvent.click(screen.getAllByRole('radio', { name: /Keep mine/ })[1] as HTMLElement)
  await act(async () => fireEvent.click(goOn))
  expect(resolve).toHaveBeenCalledExactlyOnceWith(
    new Map([
      ['title', 'theirs'],
      ['p', 'mine'],
    ]),
    { evenForGood: false },
  )
})

it('says that something would be lost, and goes on only when asked once more', async () => {
  const resolve = vi.fn(async () => 'no-room' as const)
  open([title], { resolve })
  fireEvent.click(screen.getByRole('radio', { name: /Keep mine/ }))
  fireEvent.click(screen.getByText('Go on'))
  expect((await screen.findByRole('alert')).textContent).toContain('gives it up for good')
  await act(async () => fireEvent.click(screen.getByText('Go on anyway')))
  expect(resolve.mock.calls.map(([, how]: unknown[]) => how)).toEqual([
    { evenForGood: false },
    { evenForGood: true },
  ])
})
