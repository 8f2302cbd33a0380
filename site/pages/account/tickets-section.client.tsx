'use client'

import Link from 'next/link'
import { useLoaded } from '@/site/account/use-account.client'
import { fetchOwnTickets } from '@/site/api/gifts'
import styles from '@/site/pages/account/account.module.css'
import { LoadProblem, Part } from '@/site/pages/account/part'
import { TicketList } from '@/site/pages/order/ticket-list'
import { ticketsMessages } from '@/src/core/messages/tickets'
import { buttonClass } from '@/src/ui/button/button'

export function TicketsSection() {
  const { data, problem, reload } = useLoaded(fetchOwnTickets)
  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!data) {
    return null
  }
  if (data.length === 0) {
    return (
      <Part title={ticketsMessages.none} text={ticketsMessages.keptHere}>
        <div className={styles.ways}>
          <Link className={buttonClass({ primary: true })} href="/">
            See what is on
          </Link>
        </div>
      </Part>
    )
  }
  return (
    <Part title="Your tickets" text={ticketsMessages.show}>
      <TicketList tickets={data} />
    </Part>
  )
}
