import { lateSummer } from '@/examples/encore/late-summer'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'

const admin = '@/examples/encore/admin/countdowns'

/**
 * A countdown for releases and shows on pages and in mails, with a list of those that run, a site that is one long
 * page, and a look for late evenings.
 */
export const encore: SitePlugin = {
  slug: 'encore',
  blocks: { countdown: '@/examples/encore/blocks/countdown' },
  emailBlocks: { countdown: '@/examples/encore/email-blocks/countdown' },
  views: { countdowns: { Component: `${admin}#Countdowns`, title: 'Countdowns' } },
  cards: { next: { Component: `${admin}#NextCountdown`, title: 'Next countdown' } },
  themes: { 'long-page': '@/examples/encore/themes/long-page' },
  themePresets: { 'late-summer': { label: 'Late summer', look: lateSummer } },
}
