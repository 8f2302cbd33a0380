import type { Metadata } from 'next'
import { readPage } from '@/site/list-controls/list-query'
import { allPosts, membersHref } from '@/site/pages/members/members-query'
import { PostFeed } from '@/site/pages/members/post/post-feed.client'
import { markMissing } from '@/site/pages/missing/mark-missing'
import { requireProfileId, requireSite } from '@/site/render/require-site'
import { JsonLd } from '@/site/seo/json-ld'
import { pageMetadata } from '@/site/seo/page-metadata'
import { postsData } from '@/site/seo/post-data'
import { siteUrl } from '@/site/seo/site-url'
import { listPostsQuery } from '@/src/core/contracts/members/posts'
import { postsMessages } from '@/src/core/messages/posts'
import { pageCountOf } from '@/src/core/pagination'
import { shownText } from '@/src/rich-text/shown-text'
import { listPostsForAll, preparePosts } from '@/src/server/site-data'

type Props = { params: Promise<{ host: string; page?: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, page: written } = await params
  const site = await requireSite(host)
  const page = readPage(written)
  const { title } = postsMessages
  return pageMetadata(site, {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `Posts by ${site.profile.name}`,
    pathname: membersHref(allPosts, page),
  })
}

/** One page of the feed as everybody may see it; who is signed in gets their own view of it then. */
export async function MembersPage({ params }: Props) {
  const { host, page: written } = await params
  const profileId = await requireProfileId(host)
  const page = readPage(written)
  const [site, found, base] = await Promise.all([
    requireSite(host),
    listPostsForAll(listPostsQuery.parse({ profileId, page })),
    siteUrl(profileId),
  ])
  const list = await preparePosts(profileId, found, shownText)
  if (page > pageCountOf(list)) {
    await markMissing()
  }
  const data = postsData(site, { posts: list.data, page }, base)
  return (
    <>
      <PostFeed profileId={profileId} artist={site.profile.name} query={allPosts} list={list} />
      {data && <JsonLd data={data} />}
    </>
  )
}
