'use client'

import { RowButton } from '@/plugins/moderation/admin/row-button'
import { useModeration } from '@/plugins/moderation/admin/use-moderation'

export function UnblockButton({ url, name }: { url: string; name: string }) {
  const { act, isBusy } = useModeration()
  return (
    <RowButton
      label="Unblock"
      about={`Let ${name} comment again`}
      disabled={isBusy}
      onClick={() => act({ url, method: 'DELETE', done: `${name} can comment again.` })}
    />
  )
}
