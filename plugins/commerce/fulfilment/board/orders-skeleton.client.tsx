'use client'

import board from '@/plugins/commerce/fulfilment/board/board.module.css'
import styles from '@/plugins/commerce/fulfilment/board/orders.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { boardColumns } from '@/src/core/orders/fulfilment/board-column'

const { title, columns } = ownerMessages.orderBoard

/** The board while it is on its way. */
export function OrdersSkeleton() {
  return (
    <div className={`${controls.tokens} ${controls.chrome} ${styles.screen}`} aria-busy>
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
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
    </div>
  )
}
