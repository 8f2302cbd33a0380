'use client'

import '@fontsource-variable/inter'
import { Link } from '@payloadcms/ui'
import { useState } from 'react'
import { PostRow } from '@/plugins/posts/list/post-row'
import styles from '@/plugins/posts/list/posts-list.module.css'
import { usePosts } from '@/plugins/posts/list/use-posts'
import { newPostPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus, Search } from '@/src/admin/ui/icons'
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
    <Link
      className={controls.button}
      data-kind="primary"
      href={`${adminPath}${newPostPath}`}
      prefetch={false}
    >
      <Plus size={16} aria-hidden /> Write a post
    </Link>
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
    <div className={`${controls.tokens} ${controls.chrome} ${styles.page}`} data-testid="posts">
      <div className={styles.head}>
        <h1>Posts</h1>
        {(total > 0 || isNarrowed) && write}
      </div>
      {total === 0 && !isNarrowed ? (
        <div className={styles.empty}>
          <h2>Tell your fans something</h2>
          <p>
            News, pictures, films, songs and questions, for everybody or for members alone. Fans
            read them on your site, and by email if you like.
          </p>
          {write}
        </div>
      ) : (
        <>
          <div className={styles.tools}>
            <label className={`${controls.field} ${styles.search}`}>
              <Search size={16} aria-hidden />
              <input
                type="search"
                placeholder="Search your posts"
                aria-label="Search your posts"
                value={asked.query}
                onChange={({ target }) => ask({ query: target.value })}
              />
            </label>
            <fieldset className={`${controls.segmented} ${styles.filters}`} aria-label="Show">
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
          <p className={styles.told} role="status">
            {problem || told}
          </p>
          <div aria-busy={isBusy} className={styles.parts}>
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
              <p className={styles.nothing}>No post fits.</p>
            )}
          </div>
          {pages > 1 && (
            <nav className={styles.pager} aria-label="Pages">
              <button
                type="button"
                className={controls.button}
                disabled={asked.page <= 1}
                onClick={() => ask({ page: asked.page - 1 })}
              >
                Newer
              </button>
              <span>
                Page {shown.page} of {pages}
              </span>
              <button
                type="button"
                className={controls.button}
                disabled={asked.page >= pages}
                onClick={() => ask({ page: asked.page + 1 })}
              >
                Older
              </button>
            </nav>
          )}
        </>
      )}
    </div>
  )
}
