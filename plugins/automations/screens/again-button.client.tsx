'use client'

import { toast } from '@payloadcms/ui'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.automations

/** Goes on with what failed for one person. */
export function AgainButton({ url, email }: { url: string; email: string }) {
  const { call, isBusy, problem } = useCall()
  return (
    <div>
      <button
        type="button"
        className={controls.button}
        disabled={isBusy}
        aria-label={words.againThis(email)}
        onClick={async () => {
          if (await call(`${url}/again`)) {
            toast.success(words.againDone)
          }
        }}
      >
        {words.again}
      </button>
      {problem && (
        <p role="alert" className={list.error}>
          {problem}
        </p>
      )}
    </div>
  )
}
