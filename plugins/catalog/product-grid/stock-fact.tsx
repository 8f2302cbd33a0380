import styles from '@/plugins/catalog/product-grid/stock-fact.module.css'
import type { Stock } from '@/src/core/contracts/products/product-list'
import { studioLimits } from '@/src/core/studio-limits'

/** How much of it is left, on its tile. */
export function StockFact({ stock }: { stock: Stock }) {
  const { tone, text } = wordsOf(stock)
  return (
    <span className={styles.stock} data-tone={tone}>
      {text}
    </span>
  )
}

function wordsOf({ offered, soldOut, left }: Stock): { tone: string; text: string } {
  if (offered === 0) {
    return { tone: '', text: 'Nothing offered' }
  }
  if (soldOut === offered) {
    return { tone: 'out', text: 'Sold out' }
  }
  const some = soldOut > 0 ? `, ${soldOut} of ${offered} sold out` : ''
  if (left === null) {
    return { tone: '', text: `Never runs out${some}` }
  }
  const isLow = left <= studioLimits.merch.lowStock
  return { tone: isLow ? 'low' : '', text: `${left} left${isLow ? ' · low' : ''}${some}` }
}
