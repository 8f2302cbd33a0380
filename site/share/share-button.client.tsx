'use client'

import { useState } from 'react'
import { eventsMessages } from '@/src/core/messages/tickets'
import { buttonClass } from '@/src/ui/button/button'
import { copyText } from '@/src/ui/copy-text.client'
import { Icon } from '@/src/ui/icon/icon'
import text from '@/src/ui/type/type.module.css'

/** Hands the page to the device's own way of sharing, or copies its address. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('')

  const share = async () => {
    const url = window.location.href
    if (navigator.share) {
      // Anyone who closes the device's dialog has changed their mind; there is nothing to say.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    setSaid((await copyText(url)) ? eventsMessages.linkCopied : eventsMessages.linkNotCopied)
  }

  return (
    <>
      <button type="button" className={buttonClass()} onClick={share}>
        <Icon name={said === eventsMessages.linkCopied ? 'check' : 'share'} />
        {said || 'Share'}
      </button>
      <span className={text.hidden} role="status">
        {said}
      </span>
    </>
  )
}
