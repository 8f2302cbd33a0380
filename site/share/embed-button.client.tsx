'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { embedMessages } from '@/src/core/messages/embeds'
import type { EmbedCodes } from '@/src/core/urls/embed-code'
import { buttonClass } from '@/src/ui/button/button'

const EmbedDialog = dynamic(
  () => import('@/site/share/embed-dialog.client').then((module) => module.EmbedDialog),
  { ssr: false },
)

export function EmbedButton({ codes }: { codes: EmbedCodes }) {
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
      {isOpen && <EmbedDialog codes={codes} onClose={() => setOpen(false)} />}
    </>
  )
}
