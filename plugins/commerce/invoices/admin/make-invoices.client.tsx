'use client'

import styles from '@/plugins/commerce/money/screen/money.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.invoices

/** For orders that were paid before anybody said who sells. */
export function MakeInvoices({ url, waiting }: { url: string; waiting: number }) {
  const { call, isBusy, problem } = useCall()
  return (
    <div className={styles.own}>
      <p role="status">{problem || words.waiting(waiting)}</p>
      <button
        type="button"
        className={controls.button}
        disabled={isBusy}
        onClick={() => void call(url)}
      >
        {words.make}
      </button>
    </div>
  )
}
