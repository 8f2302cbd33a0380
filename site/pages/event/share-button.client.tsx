'use client'

import { useState } from 'react'
import { eventsMessages } from '@/src/core/messages/events'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'
import text from '@/src/ui/type/type.module.css'

/** Hands the page to the device's own way of sharing, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('')

  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) {
        await navigator.share({ title, url })
      } else {
        await navigator.clipboard.writeText(url)
        setSaid(eventsMessages.linkCopied)
      }
    } catch {
      // Whoever closes the device's dialog has changed their mind; there is nothing to say.
    }
  }

  return (
    <>
      <button type="button" className={buttonClass()} onClick={share}>
        <Icon name={said ? 'check' : 'share'} />
        {said || 'Share'}
      </button>
      <span className={text.hidden} role="status">
        {said}
      </span>
    </>
  )
}
