// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useStore } from 'zustand'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { lazyPart, loadPart } from '@/plugins/visual-editor/editor/shell/load-part'

afterEach(cleanup)

const nodes = { root: node('root', []) }
const sentence = 'Could not load the palette. Check your connection and try again.'
const Words = () => <p>Here it is</p>

function Dialogs({ Palette }: { Palette: ComponentType<object> }) {
  const open = useStore(useBuilder().ui, ({ keyDialog }) => keyDialog)
  return <Suspense>{open && <Palette />}</Suspense>
}

it('says that code cannot be had, closes what was to open, and tries again the next time', async () => {
  let isOnline = false
  const Palette = lazyPart<object>(
    'the palette',
    async () => (isOnline ? Words : Promise.reject(new Error('offline'))),
    ({ ui }) => ui.setState({ keyDialog: null }),
  )
  const { ui, run } = openTestEditor(nodes, { children: <Dialogs Palette={Palette} /> })
  const openIt = () => run(async () => ui.setState({ keyDialog: 'palette' }))

  for (const _attempt of [1, 2]) {
    ui.setState({ toast: null })
    await openIt()
    expect(ui.getState().toast?.message).toBe(sentence)
    expect(ui.getState().keyDialog).toBeNull()
  }
  isOnline = true
  await openIt()
  expect(await screen.findByText('Here it is')).toBeTruthy()
})

it('hands over what it loaded, and null with a word when it could not', async () => {
  const { commands, ui } = openTestEditor(nodes)
  expect(await loadPart(commands, 'the palette', async () => 1)).toBe(1)
  expect(ui.getState().toast).toBeNull()
  expect(await loadPart(commands, 'the palette', () => Promise.reject(new Error()))).toBeNull()
  expect(ui.getState().toast?.message).toBe(sentence)
})
