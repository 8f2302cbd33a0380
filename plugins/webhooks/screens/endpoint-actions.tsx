'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import styles from '@/plugins/webhooks/screens/webhooks.module.css'
import { ask } from '@/src/admin/call-api'
import list from '@/src/admin/settings-list.module.css'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

type Window = {
  label: string
  dialog: (close: () => void) => ReactNode
}

type Props = {
  isOn: boolean
  /** Of the calls. */
  url: string
  listPath: string
  /** What a test asks for first; else it is sent at once. */
  test?: Window['dialog'] | undefined
  /** What else can be done, each in a window of its own. */
  windows: readonly Window[]
  remove: { title: string; text: string }
}

/** What can be done with somebody who is told of things: test, change, switch off, remove. */
export function EndpointActions({ isOn, url, listPath, test, windows, remove }: Props) {
  const router = useRouter()
  const { call, isBusy, problem } = useCall()
  const [asked, setAsked] = useState('')
  const [trouble, setTrouble] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const close = () => setAsked('')
  const removeIt = async () => {
    setRemoving(true)
    const { problem = '' } = await ask(url, { method: 'DELETE' })
    setTrouble(problem)
    setRemoving(false)
    close()
    if (problem === '') {
      router.push(listPath)
    }
  }
  const sendTest = async () => {
    if (test) {
      setAsked(words.test)
    } else if (await call(`${url}/test`)) {
      toast.success(words.tested)
    }
  }
  const button = (label: string, onClick: () => void) => (
    <button
      key={label}
      type="button"
      className={controls.button}
      disabled={isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  )
  return (
    <>
      <div className={styles.buttons}>
        {isOn && button(words.test, sendTest)}
        {windows.map(({ label }) => button(label, () => setAsked(label)))}
        {button(isOn ? words.off : words.on, () => call(`${url}/switch`, { isOn: !isOn }))}
        {button(words.remove, () => setAsked(words.remove))}
      </div>
      {(problem || trouble) && (
        <p role="alert" className={list.error}>
          {problem || trouble}
        </p>
      )}
      {asked === words.test && test?.(close)}
      {windows.find(({ label }) => label === asked)?.dialog(close)}
      {asked === words.remove && (
        <ConfirmDialog
          title={remove.title}
          confirm={words.remove}
          keep={words.cancel}
          isBusy={isRemoving}
          onConfirm={removeIt}
          onClose={close}
        >
          {remove.text}
        </ConfirmDialog>
      )}
    </>
  )
}
