import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** Makes all admissions of an order worthless, or those of one line. */
export async function voidTickets(
  req: PayloadRequest,
  orderId: string,
  line?: number,
): Promise<void> {
  await runSql(req)`
    update tickets set status = 'void', updated_at = now()
    where order_id = ${orderId} and status = 'valid'
      ${line === undefined ? sql`` : sql`and line = ${line}`}`
}

/**
 * Makes admissions of a line worthless that were given back: those first that nobody has come in with.
 *
 * @param left units of the line that are still paid
 */
export async function voidBeyond(
  req: PayloadRequest,
  { orderId, line, left }: { orderId: string; line: number; left: number },
): Promise<void> {
  await runSql(req)`
    update tickets set status = 'void', updated_at = now()
    where id in (
      select id from tickets where order_id = ${orderId} and line = ${line} and status = 'valid'
      order by checked_in_at desc nulls last, unit offset ${left} for update)`
}
