'use client'

import styles from '@/plugins/shows/door/guest-sheet.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import controls from '@/src/admin/ui/controls.module.css'
import { DataTable } from '@/src/admin/ui/table/data-table'
import type { SheetGuest } from '@/src/core/contracts/events/ticket-answers'

type Props = {
  title: string
  when: string
  where: string
  guests: readonly SheetGuest[]
  door: string
  list: string
}

/** Guests by name with a box to tick, as a sheet of paper. */
export function GuestSheet({ title, when, where, guests, door, list }: Props) {
  const kinds = new Map<string, number>()
  for (const { kind } of guests) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return (
    <main className={`${controls.tokens} ${controls.chrome} ${styles.sheet}`} data-testid="guests">
      <div className={styles.tools}>
        <AdminLink className={controls.button} href={list}>
          All shows
        </AdminLink>
        <AdminLink className={controls.button} href={door}>
          Door
        </AdminLink>
        <button
          type="button"
          className={controls.button}
          data-kind="primary"
          disabled={guests.length === 0}
          onClick={() => window.print()}
        >
          Print
        </button>
      </div>
      <header>
        <h1>{title}</h1>
        <p>{when}</p>
        <p>{where}</p>
        <p>
          <b>{guests.length === 1 ? '1 guest' : `${guests.length} guests`}</b>
          {[...kinds].map(([kind, count]) => `, ${count} × ${kind || 'Ticket'}`)}
        </p>
      </header>
      {guests.length === 0 ? (
        <p className={styles.none}>Nobody has a ticket yet.</p>
      ) : (
        <DataTable
          label="Guests"
          rows={guests}
          rowKey={({ id }) => id}
          columns={[
            {
              title: 'In',
              kind: 'short',
              cell: ({ isIn }) => (
                <span className={styles.box} role="img" aria-label={isIn ? 'In' : 'Not in yet'}>
                  {isIn ? '✓' : ''}
                </span>
              ),
            },
            { title: 'Name', kind: 'name', cell: ({ name }) => name },
            { title: 'Ticket', cell: ({ kind }) => kind },
            { title: 'Number', kind: 'short', cell: ({ code }) => code },
          ]}
        />
      )}
    </main>
  )
}
