import { firstHome } from '@/src/core/page-document/templates/first-home'
import { starterPage } from '@/src/core/page-document/templates/starter'
import type { SiteTheme } from '@/src/core/theme/site-theme'

export const theme: SiteTheme = {
  label: 'Several pages',
  about: 'Home, store, members, contact and your own pages',
  now: 'your site of several pages',
  promise:
    'Visitors get your home page of several sections, and your header links at the top of every page.',
  home: firstHome,
  // Fills itself with what is uploaded later.
  starter: ({ name, tagline, widePicture }) =>
    starterPage({ name, tagline, heroImage: widePicture }),
}
