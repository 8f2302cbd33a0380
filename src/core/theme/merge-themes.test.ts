import { expect, it } from 'vitest'
import type { EditedTheme } from '@/src/core/theme/edited-theme'
import { mergeThemes } from '@/src/core/theme/merge-themes'
import { themePresets } from '@/src/core/theme/theme-presets'

const base: EditedTheme = {
  ...themePresets.paper,
  logo: '/old.png',
  logoId: 'old',
  avatarId: '',
  headerLinks: [],
  socialLinks: [],
}
const coloured = (colors: Partial<EditedTheme['colors']>) => ({
  ...base,
  colors: { ...base.colors, ...colors },
})

it('brings different settings and different colours together', () => {
  const mine = { ...coloured({ text: '#111111' }), cornerRadius: 9 }
  const theirs = { ...coloured({ primary: '#222222' }), logo: '/new.png', logoId: 'new' }
  const { content, conflicts } = mergeThemes({ base, mine, theirs })
  expect(conflicts).toEqual([])
  expect(content).toEqual({
    ...coloured({ text: '#111111', primary: '#222222' }),
    cornerRadius: 9,
    logo: '/new.png',
    logoId: 'new',
  })
  expect(mergeThemes({ base, mine: theirs, theirs: mine }).content).toEqual(content)
})

it('asks about one colour, and takes the address with the picture that is chosen', () => {
  const mine = { ...coloured({ text: '#111111' }), logo: '/mine.png', logoId: 'mine' }
  const theirs = { ...coloured({ text: '#222222' }), logo: '/theirs.png', logoId: 'theirs' }
  const { conflicts } = mergeThemes({ base, mine, theirs })
  expect(conflicts.map(({ key }) => key).sort()).toEqual(['colors.text', 'logoId'])
  const choices = new Map([
    ['colors.text', 'mine'],
    ['logoId', 'theirs'],
  ] as const)
  expect(mergeThemes({ base, mine, theirs }, choices).content).toMatchObject({
    colors: { text: '#111111' },
    logo: '/theirs.png',
    logoId: 'theirs',
  })
})
