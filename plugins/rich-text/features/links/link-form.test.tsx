// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkForm } from '@/plugins/rich-text/features/links/link-form'
import { type LinkTarget, RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { ownerMessages } from '@/src/core/messages/owner-messages'

stubLayout()
afterEach(cleanup)

it('says that a link cannot lead to a variable, and takes an address instead', () => {
  const onApply = vi.fn()
  render(<LinkForm link={null} onApply={onApply} onCancel={() => {}} />)
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Link address'), { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Apply link' }))
  }
  type('{{order.url}}')
  expect(screen.getByRole('alert').textContent).toBe(ownerMessages.richText.noVariableLink)
  expect(onApply).not.toHaveBeenCalled()
  type('luna.example')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onApply).toHaveBeenCalledWith(
    { url: 'https://luna.example', isNewTab: false },
    'luna.example',
  )
})

it('stays open while Enter ends a word that is put together from several keys', () => {
  const onApply = vi.fn()
  render(<LinkForm link={null} onApply={onApply} onCancel={() => {}} />)
  const field = screen.getByLabelText('Link address')
  fireEvent.change(field, { target: { value: '/東京' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(onApply).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(onApply).toHaveBeenCalledOnce()
})

const store: LinkTarget = { kind: 'page', label: 'Store', href: '/products' }

/** With these pages on the site, what is applied when this is typed, and Enter pressed. */
async function enter(value: string, found: LinkTarget[]) {
  const onApply = vi.fn()
  render(
    <RichTextHostProvider value={{ findLinkTargets: async () => found }}>
      <LinkForm link={null} onApply={onApply} onCancel={() => {}} />
    </RichTextHostProvider>,
  )
  const field = screen.getByLabelText('Link address')
  fireEvent.change(field, { target: { value } })
  if (found.length > 0) {
    await screen.findByText('Store')
  }
  fireEvent.keyDown(field, { key: 'Enter' })
  return onApply.mock.calls
}

it('takes the first suggestion for the name of a page, and what was typed for an address', async () => {
  const link = { url: '/products', isNewTab: false }
  for (const typed of ['Store', 'https://Store']) {
    expect(await enter(typed, [store])).toEqual([[link, 'Store']])
    cleanup()
  }
  expect(await enter('/tour', [store])).toEqual([[{ ...link, url: '/tour' }, '/tour']])
})

it('says that words without a page are no address, and lets no forbidden one through', async () => {
  for (const typed of ['Stroe', 'https://Stroe']) {
    expect(await enter(typed, [])).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe(ownerMessages.richText.noAddress)
    cleanup()
  }
  expect(await enter('javascript:alert(1)', [])).toEqual([
    [{ url: 'about:blank', isNewTab: false }, 'javascript:alert(1)'],
  ])
})

it('leaves an address that stands there as it is, also one that would be refused now', () => {
  const onApply = vi.fn()
  const link = { url: 'https://intranet/tour', isNewTab: false }
  render(<LinkForm link={link} onApply={onApply} onCancel={() => {}} />)
  fireEvent.click(screen.getByLabelText('Open in a new tab'))
  fireEvent.click(screen.getByRole('button', { name: 'Apply link' }))
  expect(onApply).toHaveBeenCalledWith({ ...link, isNewTab: true }, link.url)
})
