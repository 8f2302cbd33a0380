import type { SitePlugin } from '@/plugins/_kit/site-plugin'

/** A countdown for releases and shows, and a look for late summer evenings. */
export const encore: SitePlugin = {
  slug: 'encore',
  blocks: { countdown: '@/examples/encore/blocks/countdown' },
  themes: {
    'late-summer': {
      label: 'Late summer',
      look: {
        colors: {
          primary: '#f4a64a',
          background: '#2b1a2f',
          text: '#fbeee0',
          textPrimary: '#2a1204',
        },
        cornerRadius: 16,
        fontFamily: 'Righteous',
      },
    },
  },
}
