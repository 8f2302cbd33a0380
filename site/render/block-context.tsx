import type { BlockContext, BlockEnvironment } from '@/blocks/_kit/define'
import { AccountButton } from '@/site/account/account-button.client'
import { CartButton } from '@/site/cart/cart-button.client'
import { MenuButton } from '@/site/layout/menu-button.client'
import { SiteLink } from '@/site/layout/site-link.client'
import { JoinLink } from '@/site/membership/join-link.client'
import { CoverPlay } from '@/site/player/cover-play.client'
import { PlayLink } from '@/site/player/play-link.client'
import { ReleasePlay } from '@/site/player/release-play.client'
import { PlayableTracks } from '@/site/player/track-list.client'
import { TextPoll } from '@/site/polls/text-poll.client'
import { ColouredCode } from '@/src/rich-text/nodes/code/coloured-code'
import { Formula } from '@/src/rich-text/nodes/equation/formula'
import { createBlockData, type Site } from '@/src/server/site-data'

/** What the blocks of one page may know. Made again for every page: it gathers their queries. */
export function blockContext(site: Site, pathname?: string): BlockContext {
  return {
    profile: site.profile,
    theme: site.theme,
    themeName: site.themeName,
    header: site.header,
    data: createBlockData(site.profile.id),
    year: new Date().getUTCFullYear(),
    pathname,
  }
}

/**
 * How blocks meet the site: soft links, and a header with the menu, the account and the cart. On a
 * page of the artist's its polls take votes.
 */
export function blockEnvironment(site: Site, pageId?: string): BlockEnvironment {
  return {
    editing: false,
    Link: SiteLink,
    Formula,
    ColouredCode,
    ...(pageId && { polls: { documentId: pageId, Poll: TextPoll } }),
    JoinLink,
    player: {
      profileId: site.profile.id,
      Play: ReleasePlay,
      Cover: CoverPlay,
      Link: PlayLink,
      Tracks: PlayableTracks,
    },
    slots: {
      headerMenu: <MenuButton links={site.theme.headerLinks} siteName={site.profile.name} />,
      headerTools: (
        <>
          <AccountButton />
          <CartButton />
        </>
      ),
    },
  }
}
