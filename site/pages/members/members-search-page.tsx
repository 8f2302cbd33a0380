import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { readPage } from '@/site/list-controls/list-query'
import { SearchRefused } from '@/site/list-controls/search-refused'
import { membersPath, readMembersQuery } from '@/site/pages/members/members-query'
import { PostFeed } from '@/site/pages/members/post/post-feed.client'
import { requireSite } from '@/site/render/require-site'
import { pageMetadata } from '@/site/seo/page-metadata'
import { listPostsQuery } from '@/src/core/contracts/members/posts'
import { postsMessages } from '@/src/core/messages/posts'
import { shownText } from '@/src/rich-text/shown-text'
import { maySearch } from '@/src/server/http/may-search'
import { listPostsForAll, preparePosts } from '@/src/server/site-data'

type Props = {
  params: Promise<{ host: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Search engines know the feed, not what someone looked for in it. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite((await params).host)
  return {
    ...(await pageMetadata(site, {
      title: postsMessages.title,
      description: `Posts by ${site.profile.name}`,
      pathname: membersPath,
    })),
    robots: { index: false, follow: true },
  }
}

/** What a search or a filter leaves of the feed; read fresh for everyone who asks. */
export async function MembersSearchPage({ params, searchParams }: Props) {
  const { profile } = await requireSite((await params).host)
  const written = await searchParams
  const query = readMembersQuery(written)
  if (query.search && !(await maySearch(await headers()))) {
    return <SearchRefused />
  }
  const found = await listPostsForAll(
    listPostsQuery.parse({
      profileId: profile.id,
      page: readPage(written.page),
      filter: {
        query: query.search || undefined,
        type: query.type || undefined,
        membershipTierId: query.tier || undefined,
        saved: query.saved || undefined,
      },
    }),
  )
  const list = await preparePosts(profile.id, found, shownText)
  return <PostFeed profileId={profile.id} artist={profile.name} query={query} list={list} />
}
