'use client'

import { useState } from 'react'
import { PostRow } from '@/plugins/posts/list/post-row'
import styles from '@/plugins/posts/list/posts-list.module.css'
import { usePosts } from '@/plugins/posts/list/use-posts'
import { AdminLink } from '@/src/admin/admin-link'
import { newPostPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import list from '@/src/admin/ui/list/list.module.css'
import { EmptyState, ListSaid, ListScreen } from '@/src/admin/ui/list/list-screen'
import { Pager } from '@/src/admin/ui/list/pager'
import { SearchField } from '@/src/admin/ui/list/search-field'
import type { WrittenState } from '@/src/core/contracts/members/post-form'
import type { ListedPost, WrittenPosts } from '@/src/core/contracts/members/post-form-answers'

type Props = {
  given: WrittenPosts
  profileId: string
  includesLower: boolean
  mayWrite: boolean
  adminPath: string
  apiPath: string
}

const filters: readonly { value: WrittenState | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Planned' },
  { value: 'published', label: 'Published' },
]

const titles: Readonly<Record<WrittenState, string>> = {
  draft: 'Go on writing',
  scheduled: 'Planned',
  published: 'Published',
}

const order = ['draft', 'scheduled', 'published'] as const

/** The artist's posts: what is begun, what is to come, and what fans see, with what they did. */
export function PostsList({
  given,
  profileId,
  includesLower,
  mayWrite,
  adminPath,
  apiPath,
}: Props) {
  const url = `${apiPath}/profiles/${profileId}/posts`
  const { asked, shown, problem, isBusy, ask, reload } = usePosts(url, given)
  const [told, tell] = useState('')
  const total = order.reduce((sum, each) => sum + shown[each].total, 0)
  const isNarrowed = asked.query !== '' || asked.state !== 'all'
  const main = asked.state === 'all' ? 'published' : asked.state
  const pages = Math.max(1, Math.ceil(shown[main].total / shown.pageSize))
  const write = mayWrite && (
    <AdminLink className={controls.button} data-kind="primary" href={`${adminPath}${newPostPath}`}>
      <Plus size={16} aria-hidden /> Write a post
    </AdminLink>
  )
  const rowOf = (post: ListedPost) => (
    <PostRow
      key={post.id}
      {...{ post, url, apiPath, adminPath, includesLower, mayWrite, tell }}
      profileHref={`${adminPath}/collections/profiles/${profileId}`}
      onChanged={reload}
    />
  )

  return (
    <ListScreen
      title="Posts"
      testId="posts"
      isBusy={isBusy}
      actions={(total > 0 || isNarrowed) && write}
    >
      {total === 0 && !isNarrowed ? (
        <EmptyState
          title="Tell your fans something"
          text="News, pictures, films, songs and questions, for everybody or for members alone. Fans read them on your site, and by email if you like."
        >
          {write}
        </EmptyState>
      ) : (
        <>
          <div className={list.tools}>
            <SearchField
              label="Search your posts"
              value={asked.query}
              onChange={(query) => ask({ query })}
            />
            <fieldset className={`${controls.segmented} ${list.filters}`} aria-label="Show">
              {filters.map(({ value, label }) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={value === asked.state}
                  onClick={() => ask({ state: value })}
                >
                  {label}
                  {value !== 'all' && <small>{shown[value].total}</small>}
                </button>
              ))}
            </fieldset>
          </div>
          <ListSaid>{problem || told}</ListSaid>
          <div className={styles.parts}>
            {order
              .filter((each) => shown[each].data.length > 0)
              .map((each) => (
                <section key={each} aria-label={titles[each]}>
                  <h2>{titles[each]}</h2>
                  <ul className={styles.rows}>{shown[each].data.map(rowOf)}</ul>
                  {each !== main && shown[each].total > shown[each].data.length && (
                    <button
                      type="button"
                      className={controls.button}
                      onClick={() => ask({ state: each })}
                    >
                      All {shown[each].total}
                    </button>
                  )}
                </section>
              ))}
            {isNarrowed && order.every((each) => shown[each].data.length === 0) && (
              <p className={list.nothing}>No post fits.</p>
            )}
          </div>
          <Pager page={asked.page} pages={pages} isBusy={isBusy} onPage={(page) => ask({ page })} />
        </>
      )}
    </ListScreen>
  )
}
