// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { editorBlocks } from '@/blocks/_generated/editor'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { BlockSettings } from '@/plugins/visual-editor/editor/inspector/block-settings'

afterEach(cleanup)

const open = (id: string) =>
  openTestEditor(
    {
      root: node('root', ['header', 'footer']),
      header: node('page-header'),
      footer: node('footer'),
    },
    { parts: { blocks: editorBlocks }, children: <BlockSettings id={id} /> },
  ).builder.ui

it('leads from the header to its links and logo', () => {
  const ui = open('header')
  expect(screen.getByText(/^It shows your logo or your name, and your header links/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open theme settings' }))
  expect(ui.getState()).toMatchObject({ panel: 'theme', themePlace: 'theme-header' })
})

it('leads from the footer to the policies it links to', () => {
  const ui = open('footer')
  expect(screen.getByText(/^It shows the year, your name and links to your three/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Open your pages' }))
  expect(ui.getState().panel).toBe('pages')
})
