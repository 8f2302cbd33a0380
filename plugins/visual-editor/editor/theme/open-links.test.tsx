// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { usePublishCheck } from '@/plugins/visual-editor/editor/publish-check/use-publish-check'
import { LeaveDialog } from '@/plugins/visual-editor/editor/save/dialogs/save-dialogs'
import { useLeaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { HeaderLinks } from '@/plugins/visual-editor/editor/theme/header-links'
import { SocialLinks } from '@/plugins/visual-editor/editor/theme/social-links'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const theme: EditedTheme = {
  ...testTheme,
  headerLinks: [
    { label: 'Members', href: '/members' },
    { label: 'Contact', href: '/contact' },
  ],
  socialLinks: [
    { icon: 'youtube', href: 'https://youtube.com/@ada' },
    { icon: 'website', href: 'https://ada.test' },
  ],
}

function ActionContext({ saving, onGone }: { saving: Saving; onGone: () => void }) {
  const builder = useBuilder()
  const panel = useUi((state) => state.panel)
  const { saving: checked } = usePublishCheck(saving, builder, { pageId: 'p' })
  const { leave, question } = useLeaving(checked, builder)
  return (
    <>
      <button
        type="button"
        disabled={!checked.hasUnpublished}
        onClick={() => void checked.publish()}
      >
        Publish
      </button>
      <button type="button" onClick={() => void leave(onGone)}>
        Other page
      </button>
      {panel === 'theme' && (
        <>
          <HeaderLinks />
          <SocialLinks />
        </>
      )}
      {question && <LeaveDialog question={question} />}
    </>
  )
}

function open() {
  vi.stubGlobal('fetch', async () => Response.json({ findings: [] }))
  const publish = vi.fn()
  const gone = vi.fn()
  const saving: Partial<Saving> = {
    hasUnpublished: false,
    isPublishing: false,
    isDirty: () => false,
    flush: async () => true,
    saveOrSay: async () => true,
    publish,
  }
  const opened = openTestEditor(
    { root: node('root') },
    { theme, children: <ActionContext saving={saving as Saving} onGone={gone} /> },
  )
  const { engine, ui, run } = opened
  run(() => ui.setState({ panel: 'theme' }))
  const links = () => {
    const { headerLinks, socialLinks } = engine.theme() ?? theme
    return [...headerLinks, ...socialLinks].map(({ href }) => href)
  }
  return { ...opened, publish, gone, links, toast: () => ui.getState().toast?.message }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { value } })

/** Each form with another address typed into it; `next` is the row of the other link of its list. */
const forms = [
  {
    form: 'Change Contact',
    next: 'Change Members',
    field: 'Goes to',
    write: (href: string) => {
      fireEvent.click(button('Change Contact'))
      type('Goes to', href)
    },
  },
  {
    form: 'New link',
    next: 'Change Members',
    field: 'Goes to',
    write: (href: string) => {
      fireEvent.click(button('Add a link'))
      type('Name', 'Tour')
      type('Goes to', href)
    },
  },
  {
    form: 'Change Website',
    next: 'Change YouTube',
    field: 'Address',
    write: (href: string) => {
      fireEvent.click(button('Change Website'))
      type('Address', href)
    },
  },
  {
    form: 'New social link',
    next: 'Change YouTube',
    field: 'Address',
    write: (href: string) => {
      fireEvent.click(button('Add a social link'))
      type('Address', href)
    },
  },
]

const right = 'https://tour.test'
const wrong = 'javascript:alert(1)'
const isOpen = (form: string) => screen.queryByRole('form', { name: form }) !== null
const isMarked = () => document.querySelector('[aria-invalid="true"]') !== null

describe.each(forms)('$form', ({ form, next, field, write }) => {
  it('is saved when its panel is left, and keeps it open when it is refused', () => {
    const { run, ui, links, toast } = open()
    write(wrong)
    run(() => ui.setState({ panel: 'pages' }))
    expect([ui.getState().panel, isOpen(form), isMarked()]).toEqual(['theme', true, true])
    expect(toast()).toBe(ownerMessages.editor.linkNotSaved)
    type(field, right)
    run(() => ui.setState({ panel: null }))
    expect(ui.getState().panel).toBeNull()
    expect(links()).toContain(right)
  })

  it('is something to publish: saved first, and nothing goes live when it is refused', async () => {
    const { publish, links, toast } = open()
    expect(button('Publish').disabled).toBe(true)
    write(wrong)
    fireEvent.click(button('Publish'))
    await waitFor(() => expect(toast()).toBe(ownerMessages.editor.typedNotSaved))
    expect([isOpen(form), isMarked(), publish.mock.calls]).toEqual([true, true, []])
    type(field, right)
    fireEvent.click(button('Publish'))
    await waitFor(() => expect(publish).toHaveBeenCalledOnce())
    expect(links()).toContain(right)
    expect([isOpen(form), button('Publish').disabled]).toEqual([false, true])
  })

  it('is saved by anyone who leaves, who is asked when it is refused', async () => {
    const { gone, links } = open()
    write(wrong)
    fireEvent.click(button('Other page'))
    await screen.findByRole('dialog', { name: 'What you typed is not saved yet' })
    expect(gone).not.toHaveBeenCalled()
    fireEvent.click(screen.getByText('Stay'))
    type(field, right)
    fireEvent.click(button('Other page'))
    await waitFor(() => expect(gone).toHaveBeenCalledOnce())
    expect(links()).toContain(right)
  })

  it('is saved when another link is opened, and stays when it is refused', () => {
    const { links } = open()
    write(wrong)
    fireEvent.click(button(next))
    expect([isOpen(form), isOpen(next), isMarked()]).toEqual([true, false, true])
    type(field, right)
    fireEvent.click(button(next))
    expect([isOpen(form), isOpen(next)]).toEqual([false, true])
    expect(links()).toContain(right)
  })
})

it('keeps a form open, with what is typed, while another link that says the same is removed', () => {
  const { run, engine, links } = open()
  const members = { label: 'Members', href: '/members' }
  run(() => engine.setTheme({ ...theme, headerLinks: [members, { ...members }] }, 'alike'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Change Members' })[1] as HTMLElement)
  type('Goes to', right)
  fireEvent.click(button('Remove Members'))
  expect(screen.getByLabelText<HTMLInputElement>('Goes to', { selector: 'input' }).value).toBe(
    right,
  )
  run(() => engine.undo())
  fireEvent.submit(screen.getByRole('form', { name: 'Change Members' }))
  expect(links()).toEqual(expect.arrayContaining(['/members', right]))
})

it('keeps nobody in the panel who typed nothing, or cancels', () => {
  const { run, ui } = open()
  fireEvent.click(button('Add a link'))
  run(() => ui.setState({ panel: 'pages' }))
  expect(ui.getState().panel).toBe('pages')
  run(() => ui.setState({ panel: 'theme' }))
  fireEvent.click(button('Add a link'))
  type('Goes to', wrong)
  fireEvent.click(button('Cancel'))
  run(() => ui.setState({ panel: null }))
  expect(ui.getState().panel).toBeNull()
})

it('leaves a form that waits for an address alone while another window is looked at', async () => {
  const { builder } = open()
  fireEvent.click(button('Add a link'))
  type('Name', 'Tour')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  vi.restoreAllMocks()
  expect([isOpen('New link'), isMarked()]).toEqual([true, false])
  expect([...builder.pendingWork].some((end) => end.isOpen())).toBe(true)
})
