import { sampleContext, sampleMedia, sampleProducts } from '@/blocks/_kit/test-kit'
import type { EmailToPrepare } from '@/email-blocks/_mail/render-email'
import { type LookName, looks } from '@/src/core/theme/looks'

/** A site to write mails for. */
export function sampleSite(look: LookName): EmailToPrepare['context'] {
  return {
    ...sampleContext,
    theme: { ...sampleContext.theme, ...looks[look], logo: '/files/logo.png' },
    data: {
      ...sampleContext.data,
      featuredProducts: async () => sampleProducts.map((each) => ({ ...each, cover: sampleMedia })),
    },
    mail: { origin: 'https://luna.example', address: '12 Harbour Street\n04109 Leipzig' },
  }
}
