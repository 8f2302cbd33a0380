import { type OrderStatus, payableStatuses } from '@/src/core/orders/statuses'

/** What is to be done about an order: the columns of the artist's board, as they stand there. */
export const boardColumns = ['pack', 'wait', 'look', 'done'] as const
export type BoardColumn = (typeof boardColumns)[number]

/**
 * Where the goods of an order stand, without files: there are `none`, some can be handed over now (`ready`), but
 * nobody knows where to (`unaddressed`), all of them come `later`, or all went or were given back (`over`).
 */
export const goodsStates = ['none', 'ready', 'unaddressed', 'later', 'over'] as const
export type GoodsState = (typeof goodsStates)[number]

export type BoardFacts = {
  status: OrderStatus
  /** Something is odd about it: a dispute, a refund that failed, another amount than was asked for. */
  isMarked: boolean
  goods: GoodsState
}

export type BoardRule = {
  column: BoardColumn
  isMarked?: true
  statuses?: readonly OrderStatus[]
  goods?: readonly GoodsState[]
}

/**
 * The first rule that fits decides. The database reads the same table. Goods count only where an order is
 * to be handed over, so that the many that are over cost nothing.
 */
export const boardRules: readonly BoardRule[] = [
  { column: 'look', isMarked: true },
  { column: 'wait', statuses: payableStatuses },
  { column: 'done', statuses: ['failed', 'shipped', 'delivered', 'cancelled'] },
  { column: 'pack', goods: ['ready'] },
  { column: 'wait', goods: ['later'] },
  { column: 'look', goods: ['unaddressed', 'over'] },
]

/** Files alone are there at once. */
export const otherwise: BoardColumn = 'done'

export function boardColumn(facts: BoardFacts): BoardColumn {
  const fits = ({ isMarked, statuses, goods }: BoardRule) =>
    (!isMarked || facts.isMarked) &&
    (!statuses || statuses.includes(facts.status)) &&
    (!goods || goods.includes(facts.goods))
  return boardRules.find(fits)?.column ?? otherwise
}

/** Statuses that an unmarked order in a column may have. */
export function statusesIn(
  column: BoardColumn,
  all: readonly OrderStatus[],
): readonly OrderStatus[] {
  return all.filter((status) =>
    goodsStates.some((goods) => boardColumn({ status, isMarked: false, goods }) === column),
  )
}
