'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { embedMessages } from '@/src/core/messages/embeds'
import { buttonClass } from '@/src/ui/button/button'

const EmbedDialog = dynamic(
  () => import('@/site/share/embed-dialog.client').then((module) => module.EmbedDialog),
  { ssr: false },
)

/** @param code what to copy into a page elsewhere */
export function EmbedButton({ code }: { code: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {embedMessages.embed}
      </button>
      {isOpen && <EmbedDialog code={code} onClose={() => setOpen(false)} />}
    </>
  )
}
