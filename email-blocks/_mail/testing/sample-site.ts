import { sampleContext, sampleMedia, sampleProducts } from '@/blocks/_kit/test-kit'
import type { EmailToPrepare } from '@/email-blocks/_mail/prepare-email'
import { type ThemePresetName, themePresets } from '@/src/core/theme/theme-presets'

/** A site to write mails for. */
export function sampleSite(look: ThemePresetName): EmailToPrepare['context'] {
  return {
    ...sampleContext,
    theme: { ...sampleContext.theme, ...themePresets[look], logo: '/files/logo.png' },
    data: {
      ...sampleContext.data,
      featuredProducts: async () => sampleProducts.map((each) => ({ ...each, cover: sampleMedia })),
    },
    mail: { origin: 'https://luna.example', address: '12 Harbour Street\n04109 Leipzig' },
  }
}
