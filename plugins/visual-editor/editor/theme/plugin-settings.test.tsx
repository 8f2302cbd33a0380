// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import {
  defineSettings,
  readSettings,
  type SiteSettings,
  settingsByPlugin,
} from '@/blocks/_kit/settings'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { testTheme } from '@/plugins/visual-editor/editor/commands/testing/test-builder'
import { PluginSettings } from '@/plugins/visual-editor/editor/theme/plugin-settings'
import { inputAnswers } from '@/src/core/messages/input-answers'

afterEach(cleanup)

const settings = defineSettings({
  plugin: 'acme',
  title: 'News',
  schema: z.object({
    heading: z.string().max(10).default('News'),
    isShown: z.boolean().default(true),
    about: z.string().default(''),
  }),
  controls: {
    about: { kind: 'textarea', label: 'About' },
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

it('keeps what is typed in its field until the plugin can read it, and says what is wrong', () => {
  const { stored, undo } = open()
  const type = (value: string) => fireEvent.change(field('Heading'), { target: { value } })
  type('Longer than ten')
  expect(stored()).toEqual(other)
  expect(field('Heading').value).toBe('Longer than ten')
  expect(screen.getByRole('alert').textContent).toBe(inputAnswers.tooLong(10))
  fireEvent.click(screen.getByRole('switch', { name: 'Show them' }))
  expect(stored()).toEqual({ ...other, acme: { isShown: false } })
  type('Longer')
  expect(stored()).toEqual({ ...other, acme: { heading: 'Longer', isShown: false } })
  expect(screen.queryByRole('alert')).toBeNull()
  type('Longer than ten')
  act(() => undo())
  expect([field('Heading').value, screen.queryByRole('alert')]).toEqual(['News', null])
})

it('takes nothing with which the theme could not be saved', () => {
  const { stored } = open()
  fireEvent.change(field('About'), { target: { value: 'a'.repeat(2001) } })
  expect(stored()).toEqual(other)
  expect(screen.getByRole('alert').textContent).not.toBe('')
})

it('reads the defaults where what is stored fits no more', () => {
  const theme = { ...testTheme, pluginSettings: { acme: { heading: 7 } } }
  expect(readSettings(settings, { theme })).toEqual({ heading: 'News', isShown: true, about: '' })
})

it('takes settings under the name of their plugin alone, each with a default', () => {
  expect(settingsByPlugin([['acme', settings]])).toEqual([settings])
  expect(() => settingsByPlugin([['other', settings]])).toThrow(
    'The settings of "other" say that they are of "acme".',
  )
  const bare = { ...settings, schema: z.object({ heading: z.string() }), controls: {} }
  expect(() => settingsByPlugin([['acme', bare]])).toThrow('need a default for each field')
})

it('takes only settings that a theme can store', () => {
  const name = 'a'.repeat(41)
  const controls = {
    [name]: { kind: 'text', label: 'Long' },
    links: { kind: 'links', label: 'Links', max: 3 },
    pictures: { kind: 'media-list', label: 'Pictures', max: 20 },
  }
  const loose = { ...settings, controls } as unknown as SiteSettings
  expect(() => settingsByPlugin([['acme', loose]])).toThrow(
    [
      `The settings of "acme": shorten "${name}" to 40 characters.`,
      'The settings of "acme": "links" cannot be stored; use one "link" for each, not "links".',
      'The settings of "acme": "pictures" can hold 12 pictures at most; lower its "max".',
    ].join('\n'),
  )
})
