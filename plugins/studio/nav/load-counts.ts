import type { PayloadRequest } from 'payload'
import type { CountName } from '@/plugins/studio/place'
import { countOpenOrders } from '@/src/server/orders/count-board'
import { runSql } from '@/src/server/transaction'

/** How many wait, and what for, in words. */
export type Count = { count: number; words: string }
export type Counts = Partial<Record<CountName, Count>>

type Row = { comments: number }

/** What waits for the artist. It runs with every screen of the admin. */
export async function loadCounts(req: PayloadRequest, profileId: string): Promise<Counts> {
  const [{ pack, look }, [row]] = await Promise.all([
    countOpenOrders(req, profileId),
    runSql(req)<Row>`
      select count(*)::int as comments from comments
      where profile_id = ${profileId} and open_reports > 0`,
  ])
  const { comments = 0 } = row ?? {}
  return {
    orders: sum([pack, 'to send'], [look, 'to look at']),
    comments: sum([comments, comments === 1 ? 'reported comment' : 'reported comments']),
  }
}

function sum(...parts: [count: number, words: string][]): Count {
  const waiting = parts.filter(([count]) => count > 0)
  return {
    count: waiting.reduce((total, [count]) => total + count, 0),
    words: waiting.map((part) => part.join(' ')).join(', '),
  }
}

/** Whether the product that is open is music or merch. */
export async function categoryOf(req: PayloadRequest, productId: string): Promise<string | null> {
  const [row] = await runSql(req)<{ category: string }>`
    select category from products where id = ${productId}`
  return row?.category ?? null
}
