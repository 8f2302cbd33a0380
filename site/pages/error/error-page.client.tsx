'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import { mainId } from '@/site/layout/element-ids'
import styles from '@/site/layout/site-layout.module.css'
import { errorsMessages } from '@/src/core/messages/errors'
import { buttonClass } from '@/src/ui/button/button'
import type from '@/src/ui/type/type.module.css'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** What shows when a page breaks: the rest of the site, and the music, go on. */
export function ErrorPage({ error, reset }: Props) {
  useEffect(() => console.error(error), [error])

  return (
    <main id={mainId} tabIndex={-1} className={styles.missing}>
      <h1 className={type.title}>That did not work</h1>
      <p className={type.lede} role="alert">
        {errorsMessages.unknown}
      </p>
      {error.digest && (
        <p>
          Error <code>{error.digest}</code>
        </p>
      )}
      <div className={styles.ways}>
        <button type="button" className={buttonClass({ primary: true })} onClick={reset}>
          Try again
        </button>
        <Link className={buttonClass()} href="/">
          Go to the home page
        </Link>
      </div>
    </main>
  )
}
