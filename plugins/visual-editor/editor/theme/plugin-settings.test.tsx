// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { defineSettings, readSettings, settingsByPlugin } from '@/blocks/_kit/settings'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { PluginSettings } from '@/plugins/visual-editor/editor/theme/plugin-settings'

afterEach(cleanup)

const settings = defineSettings({
  plugin: 'acme',
  title: 'News',
  schema: z.object({
    heading: z.string().max(10).default('News'),
    isShown: z.boolean().default(true),
  }),
  controls: {
    heading: { kind: 'text', label: 'Heading' },
    isShown: { kind: 'toggle', label: 'Show them' },
  },
})
const other = { plain: { a: 1 } }

function open() {
  const { builder } = openTestEditor(
    { root: node('root') },
    {
      theme: { ...testTheme, pluginSettings: other },
      children: <PluginSettings settings={settings} />,
    },
  )
  return { stored: () => builder.engine.theme()?.pluginSettings, undo: builder.commands.undo }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('shows the defaults, and stores what is set beside what other plugins have', () => {
  const { stored, undo } = open()
  expect(field('Heading').value).toBe('News')
  fireEvent.change(field('Heading'), { target: { value: 'Lately' } })
  fireEvent.click(screen.getByRole('switch', { name: 'Show them' }))
  expect(stored()).toEqual({ ...other, acme: { heading: 'Lately', isShown: false } })
  expect(field('Heading').value).toBe('Lately')
  act(() => undo())
  expect(stored()).toEqual({ ...other, acme: { heading: 'Lately' } })
})

it('stores nothing that the plugin could not read', () => {
  const { stored } = open()
  fireEvent.change(field('Heading'), { target: { value: 'Longer than ten' } })
  expect(stored()).toEqual(other)
})

it('reads the defaults where what is stored fits no more', () => {
  const theme = { ...testTheme, pluginSettings: { acme: { heading: 7 } } }
  expect(readSettings(settings, { theme })).toEqual({ heading: 'News', isShown: true })
})

it('takes settings under the name of their plugin alone, each with a default', () => {
  expect(settingsByPlugin([['acme', settings]])).toEqual([settings])
  expect(() => settingsByPlugin([['other', settings]])).toThrow(
    'The settings of "other" say that they are of "acme".',
  )
  const bare = { ...settings, schema: z.object({ heading: z.string() }), controls: {} }
  expect(() => settingsByPlugin([['acme', bare]])).toThrow('need a default for each field')
})
