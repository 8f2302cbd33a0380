'use client'

import { useState } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import { LabelsDialog } from '@/plugins/commerce/fulfilment/bulk/labels-dialog'
import { saveFile } from '@/plugins/commerce/fulfilment/bulk/save-file'
import { Action } from '@/src/admin/action'
import type { Paper } from '@/src/core/places/paper-of'

type Props = {
  /** Of the calls about several orders of the site. */
  url: string
  id: string
  paper: Paper
}

/** What goes into and onto the next parcels of an order. */
export function OrderPapers({ url, id, paper }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const saveSlips = async () =>
    setProblem(await saveFile(`${url}/packing-slips`, { ids: [id] }, 'packing-slips.pdf'))
  return (
    <div className={styles.buttons}>
      <Action onClick={() => void saveSlips()}>Packing slip</Action>
      <Action onClick={() => setOpen(true)}>Label…</Action>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {isOpen && <LabelsDialog url={url} ids={[id]} paper={paper} onClose={() => setOpen(false)} />}
    </div>
  )
}
