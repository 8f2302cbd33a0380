import { lateSummer } from '@/examples/encore/late-summer'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'

/** A countdown for releases and shows, a site that is one long page, and a look for late evenings. */
export const encore: SitePlugin = {
  slug: 'encore',
  blocks: { countdown: '@/examples/encore/blocks/countdown' },
  themes: { 'long-page': '@/examples/encore/themes/long-page' },
  themePresets: { 'late-summer': { label: 'Late summer', look: lateSummer } },
}
