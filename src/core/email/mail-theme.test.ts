import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boxGround, darkMailColors, mailTheme } from '@/src/core/email/mail-theme'
import { contrast } from '@/src/core/theme/color'
import type { Theme } from '@/src/core/theme/schema'
import { themePresets } from '@/src/core/theme/theme-presets'
import { runs } from '@/src/testing/soak'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('can be read in any theme, on any ground, in light and dark mail programs', () => {
  fc.assert(
    fc.property(hex, hex, hex, hex, fc.option(hex, { nil: '' }), (...chosen) => {
      const [primary = '', background = '', text = '', textPrimary = '', inner = ''] = chosen
      const theme: Theme = {
        ...themePresets.paper,
        colors: { primary, background, text, textPrimary },
        logo: '',
        headerLinks: [],
        socialLinks: [],
      }
      const grounds = { background: '', innerBackground: inner }
      for (const colors of [mailTheme(theme, grounds).colors, darkMailColors(theme, grounds)]) {
        for (const [words, ground] of [
          [colors.text, colors.card],
          [colors.text, colors.box],
          [colors.text, boxGround(inner || primary, colors)],
          [colors.muted, colors.card],
          [colors.link, colors.card],
          [colors.quiet, colors.ground],
          [colors.onPrimary, colors.primary],
        ] as const) {
          expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }
    }),
    runs(500),
  )
})
