import type { ThemeName } from '@/src/core/theme/schema'

export type SiteKindText = {
  name: ThemeName
  label: string
  about: string
  /** After "Visitors see …". */
  now: string
  /** What happens when it goes live. */
  promise: string
}

/** The specification's two themes, in an artist's words. */
export const siteKinds: readonly SiteKindText[] = [
  {
    name: 'default',
    label: 'Several pages',
    about: 'Home, store, members, contact and your own pages',
    now: 'your site of several pages',
    promise:
      'Visitors get your home page of several sections, and your header links at the top of every page.',
  },
  {
    name: 'link-tree',
    label: 'One page',
    about: 'Link Tree: your picture, your links, your newsletter',
    now: 'your one page of links',
    promise:
      'Visitors get one page with your picture, your links and your newsletter, without links in the header. Your other pages stay where they are, for whoever has their address.',
  },
]
