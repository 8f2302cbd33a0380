import { expect, it } from 'vitest'
import { createContextReader } from '@/plugins/visual-editor/editor/canvas/blocks/use-block-context'
import { createSiteStore } from '@/plugins/visual-editor/editor/state/site-store'
import { groundVariables } from '@/src/core/theme/css-variables'
import { themePresets } from '@/src/core/theme/theme-presets'

const theme = { ...themePresets.paper, logo: '', headerLinks: [], socialLinks: [] }

function setUp() {
  const site = createSiteStore({
    profile: { id: 'p', name: 'Ada', slug: 'ada' },
    theme,
    themeName: 'default',
    year: 2026,
  })
  return { site, read: createContextReader(site) }
}

it('answers the same to a block that looks at nothing, whatever colour is tried', () => {
  const { site, read } = setUp()
  const before = read()
  groundVariables(before.theme, '', 'theme')
  for (let index = 0; index < 50; index += 1) {
    site.setState({
      theme: { ...theme, colors: { ...theme.colors, primary: `#0000${index + 10}` } },
    })
    expect(read()).toBe(before)
  }
})

it('answers again to a block that looked at what changed, and only to that', () => {
  const { site, read } = setUp()
  const before = read()
  expect(before.theme.socialLinks).toEqual([])
  site.setState({ theme: { ...theme, cornerRadius: 0 } })
  expect(read()).toBe(before)
  site.setState({ theme: { ...theme, socialLinks: [{ icon: 'website', href: '/' }] } })
  expect(read()).not.toBe(before)
  expect(read().theme.socialLinks).toHaveLength(1)
})

it('follows the ground of a coloured section, which mixes from all colours', () => {
  const { site, read } = setUp()
  const before = read()
  groundVariables(before.theme, '#123456', 'theme')
  site.setState({ theme: { ...theme, colors: { ...theme.colors, text: '#777777' } } })
  expect(read()).not.toBe(before)
})

it('never shows an old value to a block that looks later', () => {
  const { site, read } = setUp()
  const { theme: seen } = read()
  site.setState({ theme: { ...theme, cornerRadius: 33 } })
  expect(seen.cornerRadius).toBe(33)
})

it('answers again when anything but the theme changes', () => {
  const { site, read } = setUp()
  const before = read()
  site.setState({ themeName: 'link-tree' })
  expect(read()).not.toBe(before)
})
