import { useRef, useState } from 'react'
import styles from '@/plugins/commerce/fulfilment/bulk/bulk.module.css'
import { ShippedList, shippedSummary } from '@/plugins/commerce/fulfilment/bulk/shipped-list'
import { useShipping } from '@/plugins/commerce/fulfilment/bulk/use-shipping'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { Upload } from '@/src/admin/ui/icons'
import { DataTable } from '@/src/admin/ui/table/data-table'
import type { ReadTracking, TrackingRow } from '@/src/core/contracts/orders/tracking'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.orderTracking

type Props = {
  url: string
  /** With what is said, once something was sent. */
  onClose: (said?: string) => void
}

/** Takes tracking numbers from the file of a label service: first what it says, then off they go. */
export function TrackingDialog({ url, onClose }: Props) {
  const [rows, setRows] = useState<readonly TrackingRow[] | null>(null)
  const [isReading, setReading] = useState(false)
  const [unread, setUnread] = useState('')
  const { ship, done, isBusy, problem } = useShipping(url)
  const file = useRef<HTMLInputElement>(null)
  const ready = (rows ?? []).filter(({ state, id }) => state === 'ready' && id)
  const close = () => onClose(done.length > 0 ? shippedSummary(done) : undefined)

  const read = async (chosen: File) => {
    setReading(true)
    const outcome = await ask<ReadTracking>(`${url}/tracking`, { method: 'POST', file: chosen })
    setReading(false)
    setUnread(outcome.problem ?? '')
    setRows(outcome.problem === undefined ? outcome.answer.rows : null)
  }

  const send = () =>
    ship(
      ready.map(({ id, carrier, trackingNumber, sentAt }) => ({
        id: id ?? '',
        trackingNumber,
        ...(carrier && { carrier }),
        ...(sentAt && { sentAt }),
      })),
      '',
    )

  if (done.length > 0 && !isBusy && !problem) {
    return (
      <Dialog title={shippedSummary(done)} size="wide" onClose={close}>
        <ShippedList
          shipped={done}
          nameOf={(id) => rows?.find((row) => row.id === id)?.ref ?? ''}
        />
        <DialogActions>
          <DialogButton isPrimary onClick={close}>
            Done
          </DialogButton>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={words.title} size="wide" onClose={close}>
      <p>{words.about}</p>
      <div className={dialog.fields}>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          className={controls.visuallyHidden}
          tabIndex={-1}
          aria-label={words.title}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) {
              void read(chosen)
            }
            target.value = ''
          }}
        />
        <button
          type="button"
          data-first
          className={controls.button}
          disabled={isReading || isBusy}
          onClick={() => file.current?.click()}
        >
          <Upload size={16} aria-hidden /> {words.choose}
        </button>
      </div>
      {rows && (
        <DataTable
          className={styles.preview}
          label="What the file says"
          rows={rows}
          rowKey={({ line }) => String(line)}
          columns={[
            {
              title: 'Order',
              kind: 'name',
              cell: ({ ref, buyer }) => (
                <>
                  <b>{ref}</b>
                  <small>{buyer}</small>
                </>
              ),
            },
            {
              title: 'Number',
              cell: ({ trackingNumber, carrier }) => (
                <>
                  {trackingNumber}
                  <small>{carrier}</small>
                </>
              ),
            },
            {
              title: 'What happens',
              cell: ({ state }) => <span data-state={state}>{words.states[state]}</span>,
            },
          ]}
        />
      )}
      <p role="status" className={dialog.note}>
        {isBusy ? `${done.length} of ${ready.length}…` : ''}
        {rows && ready.length === 0 ? words.nothing : ''}
      </p>
      {(unread || problem) && (
        <p role="alert" className={dialog.error}>
          {unread || problem}
        </p>
      )}
      <DialogActions>
        <DialogButton isDisabled={isBusy} onClick={close}>
          Cancel
        </DialogButton>
        {ready.length > 0 && (
          <DialogButton isPrimary isDisabled={isBusy} onClick={() => void send()}>
            {words.send(ready.length)}
          </DialogButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
