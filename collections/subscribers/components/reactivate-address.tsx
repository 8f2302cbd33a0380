'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'

const text = ownerMessages.unreachable

/** Takes an address back among those that get the artist's mails. */
export function ReactivateAddress(address: { profileId: string; email: string }) {
  const { config } = useConfig()
  const { call, isBusy, problem } = useCall()
  const [isDone, setDone] = useState(false)
  const url = `${config.routes.api}/${slugs.subscribers}/reach-again`
  return (
    <>
      {!isDone && (
        <Action disabled={isBusy} onClick={async () => setDone(await call(url, address))}>
          {text.again}
        </Action>
      )}
      <p role="status">{isDone ? text.done : problem}</p>
    </>
  )
}
