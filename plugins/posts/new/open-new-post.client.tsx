'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import styles from '@/plugins/posts/composer/composer.module.css'
import { ComposerSkeleton } from '@/plugins/posts/composer/composer-loader'
import { ask } from '@/src/admin/call-api'
import { postsPath } from '@/src/admin/studio-paths'

type Props = { profileId: string; adminPath: string; apiPath: string }

/** Makes a draft and opens it. Not while the address is only read: browsers look ahead. */
export function OpenNewPost({ profileId, adminPath, apiPath }: Props) {
  const router = useRouter()
  const [problem, setProblem] = useState('')
  const isAsked = useRef(false)

  useEffect(() => {
    if (isAsked.current) {
      return
    }
    isAsked.current = true
    void ask<{ id: string }>(`${apiPath}/profiles/${profileId}/posts`, {
      method: 'POST',
      body: {},
    }).then((outcome) => {
      if (outcome.problem === undefined) {
        router.replace(`${adminPath}${postsPath}/${outcome.answer.id}`)
      } else {
        setProblem(outcome.problem)
      }
    })
  }, [router, profileId, adminPath, apiPath])

  return (
    <>
      <ComposerSkeleton />
      {problem && (
        <p className={styles.failed} role="alert">
          {problem} <a href={`${adminPath}${postsPath}`}>Back to your posts</a>
        </p>
      )}
    </>
  )
}
