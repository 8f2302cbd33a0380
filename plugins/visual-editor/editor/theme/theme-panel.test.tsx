// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BuilderContext, useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testSite, testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { createPagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { ThemePanel } from '@/plugins/visual-editor/editor/theme/theme-panel'
import { useCanvasTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { firstHeaderLinks, headerLinksWithIds } from '@/src/core/theme/links'
import { themePresets } from '@/src/core/theme/theme-presets'

const theme: EditedTheme = {
  ...testTheme,
  headerLinks: [
    { label: 'Members', href: '/members' },
    { label: 'Contact', href: '/contact' },
  ],
  socialLinks: [{ icon: 'youtube', href: 'https://www.youtube.com/@ada' }],
}

const homeEntry = { id: 'h', title: 'Home', pathname: '/' } as PageEntry

function Panel() {
  useCanvasTheme(useBuilder())
  return (
    <ThemePanel
      liveTheme="default"
      adminPath="/admin"
      openPage={() => undefined}
      publishOpen={async () => true}
      onLive={() => undefined}
    />
  )
}

let builder: BuilderContext

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  builder = openTestEditor(
    { root: node('root') },
    {
      parts: {
        site: createSiteStore({ ...testSite, theme, pathname: '/' }),
        pages: createPagesStore([homeEntry]),
      },
      theme,
      children: <Panel />,
    },
  ).builder
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const edited = () => builder.engine.theme() ?? theme
const canvas = () => builder.site.getState().theme
const undo = () => act(() => builder.commands.undo())

describe('the theme panel', () => {
  it('puts a colour on the canvas as soon as it is one', () => {
    // What is typed within a short while is one step, however busy the machine is.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    type(field('Main colour'), '#0b6')
    expect(canvas().colors.primary).toBe('#00bb66')
    type(field('Main colour'), '#0b6e4')
    expect(canvas().colors.primary).toBe('#00bb66')
    type(field('Main colour'), '#0B6E4F')
    expect(canvas().colors.primary).toBe('#0b6e4f')
    undo()
    expect(canvas()).toMatchObject(theme)
  })

  it('keeps what is no colour, says so, and leaves the theme as it is', () => {
    const input = field('Main colour')
    type(input, 'red')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(input)
    expect(input.value).toBe('red')
    expect(screen.getByRole('alert').textContent).toBe('Use a colour like #ff6f59')
    expect(input.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(canvas()).toMatchObject(theme)

    type(input, '#12')
    expect(screen.getByRole('alert')).toBeTruthy()
    type(input, '123')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.blur(input)
    expect(input.value).toBe('#112233')
    expect(canvas().colors.primary).toBe('#112233')
  })

  it('drops what is no colour once another one is chosen', () => {
    const input = field('Main colour')
    type(input, 'red')
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(screen.getByRole('alert')).toBeTruthy()
    fireEvent.click(button('Neon'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(input.value).toBe(themePresets.neon.colors.primary.toUpperCase())
  })

  it('says which pair is hard to read, and mends it', () => {
    type(field('Text'), '#cccccc')
    expect(screen.getByText('Text is hard to read on the background')).toBeTruthy()
    expect(screen.getByText(/Contrast is 1\.\d to 1, and 4\.5 to 1 is needed/)).toBeTruthy()
    fireEvent.click(button(/^Make it readable/))
    expect(screen.queryByText('Text is hard to read on the background')).toBeNull()
  })

  it('says that the main colour is lost on the background, and mends it', () => {
    type(field('Main colour'), field('Background').value)
    const title = 'Main colour is hard to see on the background'
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByText(/Contrast is 1 to 1, and 3 to 1 is needed/)).toBeTruthy()
    fireEvent.click(button(/^Make it stand out/))
    expect(screen.queryByText(title)).toBeNull()
  })

  it('gives the keyboard to the colour that is asked for', () => {
    act(() => builder.ui.setState({ themePlace: 'theme-text' }))
    expect(document.activeElement).toBe(field('Text'))
    expect(builder.ui.getState().themePlace).toBeNull()
  })

  it('gives the keyboard to the header link that is asked for, also with one like it', () => {
    const headerLinks = ['Tour', 'Shows', 'Tour'].map((label) => ({ label, href: '/gone' }))
    act(() => builder.engine.setTheme({ ...theme, headerLinks }, 'alike'))
    const asked = headerLinksWithIds(headerLinks).map(({ id }) => {
      act(() => builder.ui.setState({ themePlace: `theme-link-${id}` }))
      return document.activeElement
    })
    const [first, last] = screen.getAllByRole('button', { name: 'Change Tour' })
    expect(asked).toEqual([first, button('Change Shows'), last])
  })

  it('applies a look without a question, and takes it back by undo', () => {
    fireEvent.click(button('Neon'))
    expect(canvas()).toMatchObject(themePresets.neon)
    expect(canvas().headerLinks).toEqual(theme.headerLinks)
    expect(builder.ui.getState().toast?.message).toBe('Changed the look to Neon')
    expect(button('Neon').getAttribute('aria-pressed')).toBe('true')
    act(() => builder.ui.getState().toast?.action?.run())
    expect(edited()).toEqual(theme)
  })

  it('goes through the fonts by arrow keys, as one step', () => {
    const group = screen.getByRole('radiogroup', { name: 'Font' })
    const font = (name: string) => within(group).getByRole('radio', { name })
    expect(within(group).getAllByRole('radio')).toHaveLength(20)
    font('Playfair Display').focus()
    fireEvent.keyDown(font('Playfair Display'), { key: 'ArrowRight' })
    fireEvent.keyDown(font('Merriweather'), { key: 'ArrowRight' })
    expect(canvas().fontFamily).toBe('Lora')
    expect(document.activeElement).toBe(font('Lora'))
    undo()
    expect(canvas().fontFamily).toBe('Playfair Display')
  })

  it('asks a new header link for both, and a changed one for its name alone', () => {
    fireEvent.click(button('Add a link'))
    fireEvent.click(button('Add link'))
    expect(screen.getAllByText('This is required')).toHaveLength(2)
    expect(document.querySelector('option[value="/"]')).not.toBeNull()
    type(field('Name'), '  Home  ')
    for (const wrong of ['javascript:alert(1)', 'https://Store']) {
      type(field('Goes to'), wrong)
      fireEvent.click(button('Add link'))
      expect(edited().headerLinks).toHaveLength(2)
    }
    type(field('Goes to'), ' / ')
    fireEvent.click(button('Add link'))
    expect(edited().headerLinks.at(-1)).toEqual({ label: 'Home', href: '/' })

    fireEvent.click(button('Add a link'))
    expect(document.querySelector('option[value="/"]')).toBeNull()
    fireEvent.click(button('Cancel'))

    fireEvent.click(button('Change Home'))
    type(field('Goes to'), '')
    type(field('Name'), ' ')
    fireEvent.click(button('Done'))
    expect(screen.getAllByText('This is required')).toHaveLength(1)
    type(field('Name'), 'Later')
    fireEvent.click(button('Done'))
    expect(edited().headerLinks.at(-1)).toEqual({ label: 'Later', href: '' })
    expect(canvas().headerLinks).toEqual(theme.headerLinks)
  })

  it('puts header links in order by keys, each a step of its own', () => {
    const grip = button(/^Move Contact/)
    grip.focus()
    fireEvent.keyDown(grip, { key: 'ArrowUp' })
    expect(edited().headerLinks.map(({ label }) => label)).toEqual(['Contact', 'Members'])
    fireEvent.click(button('Remove Contact'))
    expect(edited().headerLinks.map(({ label }) => label)).toEqual(['Members'])
    undo()
    expect(edited().headerLinks.map(({ label }) => label)).toEqual(['Contact', 'Members'])
    undo()
    expect(edited()).toEqual(theme)
  })

  it('offers the usual links to a header that has none', () => {
    expect(screen.queryByText(/^Without links in the header/)).toBeNull()
    act(() => builder.engine.setTheme({ ...theme, headerLinks: [] }, 'none'))
    fireEvent.click(button('Add Members, Store and Contact'))
    expect(edited().headerLinks).toEqual(firstHeaderLinks)
    expect(screen.queryByText(/^Without links in the header/)).toBeNull()
    undo()
    expect(edited().headerLinks).toEqual([])
  })

  it('says that a kind of site without header links shows none, and offers none', () => {
    expect(screen.queryByText('Visitors do not see these links')).toBeNull()
    act(() => {
      builder.site.setState({ themeName: 'link-tree', header: { hidesLinks: true } })
      builder.engine.setTheme({ ...theme, headerLinks: [] }, 'none')
    })
    expect(screen.getByText('Visitors do not see these links')).toBeTruthy()
    expect(screen.getByText(/^A site of the kind “One page” shows no links/)).toBeTruthy()
    expect(screen.queryByText(/^Without links in the header/)).toBeNull()
  })

  it('holds at most twelve header links', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ label: `L${index}`, href: '/x' }))
    act(() => builder.engine.setTheme({ ...theme, headerLinks: many }, 'many'))
    expect(button('Add a link').hasAttribute('disabled')).toBe(true)
  })

  it('offers each platform once, and wants an address', () => {
    fireEvent.click(button('Add a social link'))
    const offered = [...document.querySelectorAll('select option')].map((each) => each.textContent)
    expect(offered).toEqual(['Instagram', 'Facebook', 'Twitter', 'Website'])
    fireEvent.click(button('Add link'))
    expect(screen.getByText('This is required')).toBeTruthy()
    for (const wrong of ['javascript:alert(1)', 'https://Store']) {
      type(field('Address'), wrong)
      fireEvent.click(button('Add link'))
      expect(edited().socialLinks).toHaveLength(1)
    }
    type(field('Address'), 'instagram.com/ada')
    fireEvent.click(button('Add link'))
    expect(edited().socialLinks.at(-1)).toEqual({
      icon: 'instagram',
      href: 'https://instagram.com/ada',
    })
  })

  it('takes the corners from 0 to 40 pixels', () => {
    const slider = screen.getByRole('slider', { name: 'How round corners are' })
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '40'])
    type(slider, '24')
    expect(canvas().cornerRadius).toBe(24)
  })
})
