'use client'

import { useState } from 'react'
import { messageOf } from '@/site/api/client'
import { fetchInvoice } from '@/site/api/shop'
import { saveAsFile } from '@/site/layout/save-as-file'
import styles from '@/site/pages/order/invoice-files.module.css'
import type { PaidInvoice } from '@/src/core/contracts/orders/invoices'
import { showDate } from '@/src/core/dates/show-date'
import { ordersMessages } from '@/src/core/messages/orders'

type Props = {
  invoices: readonly (PaidInvoice & { issuedAt?: string })[]
  /** Of the call that answers one; the account is asked along, which no link could name. */
  pathOf: (number: string) => `/public/${string}`
}

/** Invoices and what was paid back, as files. */
export function InvoiceFiles({ invoices, pathOf }: Props) {
  const [problem, setProblem] = useState('')
  const save = async (number: string) => {
    setProblem('')
    try {
      saveAsFile(await fetchInvoice(pathOf(number)), `${number}.pdf`)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return invoices.length === 0 ? null : (
    <div>
      <ul className={styles.files}>
        {invoices.map(({ kind, number, issuedAt }) => (
          <li key={number}>
            <button type="button" onClick={() => void save(number)}>
              {ordersMessages.invoices[kind]} {number} (PDF)
            </button>
            {issuedAt && <time dateTime={issuedAt}>{showDate(issuedAt)}</time>}
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
