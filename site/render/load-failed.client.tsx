'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { blocksMessages } from '@/src/core/messages/blocks'
import { storeMessages } from '@/src/core/messages/store'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'

/** In the place of a block whose data could not be loaded, with the way to try again. */
export function LoadFailed({ what }: { what: string }) {
  const router = useRouter()
  const [isTrying, startTrying] = useTransition()

  return (
    <section className={classNames(layout.section, layout.wrap)}>
      <div className={classNames(layout.hint, layout.problem)} role="status">
        <p>{storeMessages.loadFailed(what)}</p>
        {/* A form, so that it also works without a script; with one, the music goes on. */}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            startTrying(() => router.refresh())
          }}
        >
          <button type="submit" className={buttonClass()} disabled={isTrying}>
            {blocksMessages.retry}
          </button>
        </form>
      </div>
    </section>
  )
}
