'use client'

import { useCallback } from 'react'
import { CodeForm } from '@/plugins/commerce/tickets/admin/code-form'
import styles from '@/plugins/commerce/tickets/admin/door.module.css'
import { GuestSearch } from '@/plugins/commerce/tickets/admin/guest-search'
import { Scanner } from '@/plugins/commerce/tickets/admin/scanner'
import { useDoor } from '@/plugins/commerce/tickets/admin/use-door'
import { Verdict } from '@/plugins/commerce/tickets/admin/verdict'

/**
 * Lets people in with a phone: scan a ticket, type its code, or find a name. Its title is the page's.
 *
 * @param base where the calls about the event are
 */
export function DoorScreen({ base }: { base: string }) {
  const door = useDoor(base)
  const { ask, undo } = door
  // Also the way of a name on the list, which has an id.
  const onTicket = useCallback((ticket: string) => ask({ ticket }), [ask])

  return (
    <div className={styles.door}>
      <p className={styles.counts}>
        <b>{door.counts?.in ?? '–'}</b> in of {door.counts?.total ?? '–'}
      </p>
      {!door.isOnline && (
        <p className={styles.offline} role="alert">
          No connection. Nobody can be checked in until it is back. Take names on paper meanwhile.
        </p>
      )}
      <Verdict verdict={door.verdict} isBusy={door.isBusy} onUndo={undo} onNext={door.clear} />
      <Scanner isPaused={door.isBusy} onCode={onTicket} />
      <CodeForm code={door.typed} isBusy={door.isBusy} onType={door.setTyped} onCode={onTicket} />
      <GuestSearch
        base={base}
        inside={door.counts?.in ?? 0}
        onCounts={door.setCounts}
        onCheckIn={onTicket}
        onUndo={undo}
      />
      <a className={styles.file} href={`${base}/guests/export`} download>
        Download the list of guests as CSV
      </a>
    </div>
  )
}
