'use client'

import board from '@/plugins/commerce/fulfilment/board/board.module.css'
import styles from '@/plugins/commerce/fulfilment/board/orders.module.css'
import { ListScreen } from '@/src/admin/ui/list/list-screen'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { boardColumns } from '@/src/core/orders/fulfilment/board-column'

const { title, columns } = ownerMessages.orderBoard

/** The board while it is on its way. */
export function OrdersSkeleton() {
  return (
    <ListScreen title={title} isBusy>
      <div className={styles.blank} data-size="tools" />
      <div className={board.board}>
        {boardColumns.map((column) => (
          <div key={column} className={board.column}>
            <h2>{columns[column].name}</h2>
            <p className={board.rule}>{columns[column].rule}</p>
            {[0, 1, 2].map((each) => (
              <div key={each} className={styles.blank} />
            ))}
          </div>
        ))}
      </div>
    </ListScreen>
  )
}
