import { describe, expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { pluginThemePresets } from '@/plugins/_kit/_generated/theme-presets'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { checkDocument } from '@/src/core/page-document/check/integrity'
import { bareText, type SiteText } from '@/src/core/page-document/templates/site-text'
import { contrastWarnings } from '@/src/core/theme/css-variables'
import { defaultThemeName, starterOf, themeOf } from '@/src/core/theme/site-theme'
import { builtInThemePresets, look } from '@/src/core/theme/theme-presets'

const id = '11111111-1111-4111-8111-111111111111'
const rich: SiteText = {
  name: 'Luna Vale',
  tagline: 'Songs for the last ferry home.',
  widePicture: id,
  portrait: id,
  release: { id: 'r1', title: 'x'.repeat(200), href: `/products/${id}`, cover: id },
  show: {
    title: 'Harbour',
    href: `/events/${id}`,
    place: 'Hull',
    startsAt: '2096-12-04T20:00:00Z',
  },
  hasFeatured: true,
  hasMerch: true,
  links: [{ label: 'x'.repeat(40), href: '/about' }],
}

describe.each([...siteThemes])('theme %s', (_, theme) => {
  it('says in few words what it is', () => {
    expect(theme.label).toMatch(/^\S.{0,23}$/)
    for (const words of [theme.about, theme.now, theme.promise]) {
      expect(words).toMatch(/^\S.*\S$/)
    }
  })

  it.each([
    ['with music, shows and pictures', rich],
    ['with nothing but a name', bareText({ name: 'Newcomer', tagline: '' })],
  ])('has a whole home page of known blocks for a site %s', (_site, words) => {
    for (const page of [theme.home(words), starterOf(theme, words)]) {
      expect(checkDocument(page, blockSchemas)).toEqual({ document: page, notes: [] })
      expect(JSON.stringify(page)).toContain(words.name)
      // Visitors see it at once.
      expect(JSON.stringify(page)).not.toMatch(/Say |Write about|Name and address/)
    }
  })

  it('is made for a look that is whole and can be read, or for any', () => {
    if (theme.look) {
      expect(look.strict().parse(theme.look)).toEqual(theme.look)
      expect(contrastWarnings(theme.look)).toEqual([])
    }
  })
})

it.each([...builtInThemePresets, ...pluginThemePresets])(
  'has no colours in the look $id that are hard to tell apart',
  (each) => {
    expect(contrastWarnings(each.look)).toEqual([])
  },
)

it('has one of several pages for sites whose own theme is gone', () => {
  expect(themeOf(siteThemes, 'gone/elsewhere')).toBe(siteThemes.get(defaultThemeName))
  expect(() => themeOf(new Map(), 'gone/elsewhere')).toThrow('"default" is not installed')
})
