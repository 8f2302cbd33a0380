// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ActionContext } from '@/plugins/visual-editor/editor/actions/action'
import { actionsOf } from '@/plugins/visual-editor/editor/actions/actions'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { AllKeys } from '@/plugins/visual-editor/editor/palette/all-keys'
import { Palette } from '@/plugins/visual-editor/editor/palette/palette'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})

afterEach(cleanup)

function open() {
  const editor = openTestEditor({
    root: node('root', ['head', 'solo', 'foot']),
    head: node('header'),
    solo: node('note', [], { title: 'Lyrics' }),
    foot: node('footer'),
  })
  const [openPage, preview] = [vi.fn(), vi.fn()]
  const here = { id: 'here', title: 'Home', pathname: '/' }
  const desk = {
    actions: actionsOf(editor.builder.kind),
    builder: editor.builder,
    page: here,
    pages: [here, { id: 'contact', title: 'Contact', pathname: '/contact' }],
    openPage,
    preview,
    leave: vi.fn(),
    saving: {},
    clipboard: {},
  } as unknown as ActionContext
  return { ...editor, desk, openPage, preview }
}

const violations = async () => {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
}

const type = (words: string) => {
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: words } })
  return field
}

describe('Palette', () => {
  it('offers the button of the last message while there is one', () => {
    const { commands, desk, run } = open()
    const undo = vi.fn()
    run(() => commands.tell('Deleted Tour', { label: 'Undo', run: undo }))
    render(<Palette desk={desk} takeKeysAhead={() => []} />)
    fireEvent.keyDown(type('undo what was just said'), { key: 'Enter' })
    expect(undo).toHaveBeenCalledOnce()
    cleanup()
    render(<Palette desk={desk} takeKeysAhead={() => []} />)
    type('undo what was just said')
    expect(screen.queryByRole('option', { name: /last message/ })).toBeNull()
  })

  it('adds what is asked for in plain words', async () => {
    const { desk, childrenOf } = open()
    render(<Palette desk={desk} takeKeysAhead={() => []} />)
    fireEvent.keyDown(type('add note'), { key: 'Enter' })
    await waitFor(() => expect(childrenOf('root')).toHaveLength(4))
  })

  it('shows the page as visitors will see it', () => {
    const { desk, preview } = open()
    render(<Palette desk={desk} takeKeysAhead={() => []} />)
    fireEvent.keyDown(type('preview'), { key: 'Enter' })
    expect(preview).toHaveBeenCalledOnce()
  })

  it('goes to pages and to blocks of this page', async () => {
    const { desk, openPage, selected } = open()
    render(<Palette desk={desk} takeKeysAhead={() => []} />)
    fireEvent.keyDown(type('go to contact'), { key: 'Enter' })
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('contact'))
    fireEvent.keyDown(type('lyrics'), { key: 'Enter' })
    await waitFor(() => expect(selected()).toBe('solo'))
  })

  it('offers only what can be done now', () => {
    const { desk, commands, run } = open()
    const deletesOffered = () => {
      const { unmount } = render(<Palette desk={desk} takeKeysAhead={() => []} />)
      const { length } = screen.queryAllByRole('option', { name: /^Delete/ })
      unmount()
      return length
    }
    expect(deletesOffered()).toBe(0)
    run(() => commands.select('foot'))
    expect(deletesOffered()).toBe(0)
    run(() => commands.select('solo'))
    expect(deletesOffered()).toBe(1)
  })

  it('walks its options with the arrows, round the ends', () => {
    const { desk } = open()
    render(<Palette desk={desk} takeKeysAhead={() => []} />)
    const field = type('add')
    const active = () => field.getAttribute('aria-activedescendant')
    const first = active()
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(active()).not.toBe(first)
    expect(document.getElementById(active() ?? '')?.getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(active()).toBe(first)
  })

  it('says when nothing is found', () => {
    const { desk } = open()
    render(<Palette desk={desk} takeKeysAhead={() => []} />)
    type('zzzz')
    expect(screen.getByRole('status').textContent).toBe('Nothing is called that.')
  })
})

it('passes the checker, as does the list of all keys', async () => {
  const { desk } = open()
  const { unmount } = render(<Palette desk={desk} takeKeysAhead={() => []} />)
  expect(await violations()).toEqual([])
  unmount()
  render(<AllKeys desk={desk} />)
  expect(await violations()).toEqual([])
  expect(screen.getByText('Undo', { selector: 'dt' }).nextElementSibling?.textContent).toBe('CtrlZ')
})
