import type { PayloadRequest } from 'payload'
import { showCode } from '@/src/core/orders/download-code'
import { csvFile } from '@/src/server/http/csv-file'
import { runSql } from '@/src/server/transaction'

/**
 * The codes of a batch as a CSV file, with the address that enters each by itself.
 *
 * @param redeemUrl of the page where they are entered
 */
export async function exportCodes(
  req: PayloadRequest,
  batchId: string,
  redeemUrl: string,
): Promise<Response> {
  const rows = await runSql(req)<{ code: string; used: string }>`
    select code, coalesce(to_char(redeemed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '') as used
    from download_codes where batch_id = ${batchId} order by id`
  const lines = rows.map(({ code, used }) => {
    const shown = showCode(code)
    return [shown, `${redeemUrl}?code=${shown}`, used]
  })
  return csvFile('download-codes', ['Code', 'Address', 'Used'], lines)
}
