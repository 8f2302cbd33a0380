import { z } from 'zod'
import { rangeQuery } from '@/src/core/books/ranges'

export const moneyTables = ['transactions', 'months', 'things', 'taxes'] as const

export type MoneyTable = (typeof moneyTables)[number]

/** Query of the files of the books. */
export const moneyFileQuery = rangeQuery.extend({ table: z.enum(moneyTables) })
