import { useState } from 'react'
import styles from '@/plugins/commerce/fulfilment/board/orders.module.css'
import { LabelsDialog } from '@/plugins/commerce/fulfilment/bulk/labels-dialog'
import { NoteDialog } from '@/plugins/commerce/fulfilment/bulk/note-dialog'
import { saveFile } from '@/plugins/commerce/fulfilment/bulk/save-file'
import { ShipDialog } from '@/plugins/commerce/fulfilment/bulk/ship-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import { ChevronDown } from '@/src/admin/ui/icons'
import { MenuButton } from '@/src/admin/ui/menu-button'
import type { ListedOrder } from '@/src/core/contracts/orders/board'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Paper } from '@/src/core/places/paper-of'

const words = ownerMessages.orderBoard

type Props = {
  /** Of the calls about the orders of the site. */
  url: string
  ids: readonly string[]
  /** Those of them that are on the screen. */
  orders: readonly ListedOrder[]
  /** What the artist prints on. */
  paper: Paper
  onClear: () => void
  /** Told what is said about it. */
  onDone: (said: string) => void
}

/** What can be done with all that are chosen. Money goes back one by one, on the page of each. */
export function BulkBar({ url, ids, orders, paper, onClear, onDone }: Props) {
  const [open, setOpen] = useState<'ship' | 'note' | 'labels' | null>(null)
  const [problem, setProblem] = useState('')
  const close = () => setOpen(null)
  const save = async (call: string, name: string) =>
    setProblem(await saveFile(`${url}/${call}`, { ids }, name))
  return (
    <section className={styles.bar} aria-label="Chosen orders">
      <b>{words.chosen(ids.length)}</b>
      <button
        type="button"
        className={controls.button}
        data-kind="primary"
        onClick={() => setOpen('ship')}
      >
        Mark as sent…
      </button>
      <button
        type="button"
        className={controls.button}
        onClick={() => void save('packing-slips', 'packing-slips.pdf')}
      >
        Packing slips
      </button>
      <button type="button" className={controls.button} onClick={() => setOpen('labels')}>
        Labels…
      </button>
      <MenuButton
        label="More for all that are chosen"
        items={[
          {
            label: 'File for a label service',
            note: 'CSV',
            run: () => void save('label-service', 'parcels.csv'),
          },
          { label: 'Add a note…', run: () => setOpen('note') },
          { label: 'Choose none', run: onClear },
        ]}
      >
        More
        <ChevronDown size={16} aria-hidden />
      </MenuButton>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {open === 'labels' && <LabelsDialog url={url} ids={ids} paper={paper} onClose={close} />}
      {open === 'ship' && (
        <ShipDialog
          url={url}
          ids={ids}
          orders={orders}
          onClose={(said) => {
            close()
            if (said) {
              onDone(said)
            }
          }}
        />
      )}
      {open === 'note' && (
        <NoteDialog
          url={url}
          ids={ids}
          onClose={(said) => {
            close()
            if (said) {
              onDone(said)
            }
          }}
        />
      )}
    </section>
  )
}
