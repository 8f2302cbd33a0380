'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.automations

/** Removes an automation, once it was asked whether it should. */
export function RemoveButton({ url, path, name }: { url: string; path: string; name: string }) {
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const remove = async () => {
    setBusy(true)
    const { problem: trouble = '' } = await ask(url, { method: 'DELETE' })
    setProblem(trouble)
    setBusy(false)
    setAsked(false)
    if (trouble === '') {
      router.push(path)
    }
  }
  return (
    <>
      <button type="button" className={controls.button} onClick={() => setAsked(true)}>
        {words.remove}
      </button>
      {problem && (
        <p role="alert" className={list.error}>
          {problem}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          confirm={words.remove}
          keep={words.cancel}
          isBusy={isBusy}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}
