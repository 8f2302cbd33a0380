// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testSite } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { OtherHomeNotice } from '@/plugins/visual-editor/editor/publish/other-home-notice'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'

afterEach(cleanup)

const open = (shown: string, pathname = '/') =>
  openTestEditor(
    { root: node('root') },
    {
      parts: { site: createSiteStore({ ...testSite, themeName: shown, pathname }) },
      children: <OtherHomeNotice liveTheme="default" openPage={vi.fn()} />,
    },
  )

it('says of the home page of another kind of site that visitors do not see it', () => {
  const { ui } = open('link-tree')
  fireEvent.click(screen.getByRole('button', { name: /^Visitors do not see this home page/ }))
  fireEvent.click(screen.getByRole('menuitem', { name: /^Put this home page live/ }))
  expect(ui.getState()).toMatchObject({ panel: 'theme', themePlace: 'theme-kind' })
})

it.each([
  ['default', '/'],
  ['link-tree', '/about'],
])('says nothing of a page of %s at %s', (shown, pathname) => {
  open(shown, pathname)
  expect(screen.queryByTestId('other-home')).toBeNull()
})
