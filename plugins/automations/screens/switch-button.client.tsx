'use client'

import { toast } from '@payloadcms/ui'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.automations

type Props = { url: string; isOn: boolean; name: string; isPrimary?: boolean }

/** Switches an automation on or off. */
export function SwitchButton({ url, isOn, name, isPrimary }: Props) {
  const { call, isBusy, problem } = useCall()
  return (
    <>
      <button
        type="button"
        className={controls.button}
        data-kind={isPrimary && !isOn ? 'primary' : undefined}
        disabled={isBusy}
        aria-label={isOn ? words.offThis(name) : words.onThis(name)}
        onClick={async () => {
          if (await call(`${url}/switch`, { isOn: !isOn })) {
            toast.success(isOn ? words.switchedOff : words.switchedOn)
          }
        }}
      >
        {isOn ? words.off : words.on}
      </button>
      {problem && (
        <p role="alert" className={list.error}>
          {problem}
        </p>
      )}
    </>
  )
}
