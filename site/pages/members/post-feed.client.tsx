'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { EmptyList } from '@/site/list-controls/empty-list'
import controls from '@/site/list-controls/list-controls.module.css'
import { ListCount } from '@/site/list-controls/list-navigation.client'
import { Pager } from '@/site/list-controls/pager'
import { FeedContext } from '@/site/pages/members/feed-context.client'
import { LinkedComment } from '@/site/pages/members/linked-comment.client'
import styles from '@/site/pages/members/members.module.css'
import {
  isNarrowed,
  type MembersQuery,
  membersHref,
  membersPath,
  toListQuery,
} from '@/site/pages/members/members-query'
import { PostCard } from '@/site/pages/members/post-card.client'
import { usePosts } from '@/site/pages/members/use-posts.client'
import type { PostWire } from '@/src/core/contracts/posts'
import type { Paginated } from '@/src/core/contracts/products'
import { blocksMessages } from '@/src/core/messages/blocks'
import { postsMessages } from '@/src/core/messages/posts'
import { storeMessages } from '@/src/core/messages/store'
import { pageCountOf } from '@/src/core/pagination'
import { withRedirect } from '@/src/core/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import type from '@/src/ui/type/type.module.css'

type Props = {
  profileId: string
  artist: string
  query: MembersQuery
  /** As everybody may see it. */
  list: Paginated<PostWire>
}

/** The posts of one page, or why there are none. */
export function PostFeed({ profileId, artist, query, list: forAll }: Props) {
  const router = useRouter()
  const [said, setSaid] = useState('')
  const { page } = forAll
  const asked = useMemo(() => ({ profileId, page, ...query }), [profileId, page, query])
  const { list, isSignedIn, isSettling, hasFailed, retry, refresh } = usePosts(asked, forAll)
  const emptyText = isNarrowed(query) ? postsMessages.noneMatching : postsMessages.none
  const isBeyond = list.total > 0 && page > pageCountOf(list)

  const feed = useMemo(() => {
    const hrefOf = (postId: string) => `${membersHref(query, page)}#post-${postId}`
    return {
      artist,
      isSignedIn,
      isSettling: isSignedIn && isSettling,
      hrefOf,
      askToLogIn: (postId: string) => router.push(withRedirect('/login', hrefOf(postId))),
      announce: setSaid,
      refresh,
    }
  }, [artist, isSignedIn, isSettling, query, page, router, refresh])

  return (
    <FeedContext value={feed}>
      <LinkedComment />
      {hasFailed && (
        <div className={classNames(layout.hint, layout.problem, controls.notice)} role="alert">
          <p>{storeMessages.loadFailed('your posts')}</p>
          <button type="button" className={buttonClass()} onClick={retry}>
            {blocksMessages.retry}
          </button>
        </div>
      )}
      {list.data.length > 0 ? (
        <div className={styles.posts}>
          {list.data.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={index === 0 && page === 1} />
          ))}
        </div>
      ) : (
        <EmptyList
          text={(isSettling || hasFailed) && query.saved ? '' : emptyText}
          firstPageHref={isBeyond ? membersHref(query) : null}
        />
      )}
      {list.data.length > 0 && (
        <Pager pathname={membersPath} query={toListQuery(query)} list={list} />
      )}
      <ListCount total={list.total} />
      <p className={type.hidden} role="status">
        {said}
      </p>
    </FeedContext>
  )
}
