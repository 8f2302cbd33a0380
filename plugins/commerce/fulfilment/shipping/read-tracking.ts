import type { PayloadRequest } from 'payload'
import {
  readDay,
  type TrackingColumns,
  type TrackingField,
  trackingColumns,
} from '@/plugins/commerce/fulfilment/shipping/tracking-columns'
import type { ReadTracking, TrackingRow } from '@/src/core/contracts/orders/tracking'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { BoardColumn } from '@/src/core/orders/fulfilment/board-column'
import { studioLimits } from '@/src/core/studio-limits'
import { boardColumnSql } from '@/src/server/orders/board-sql'
import { readCsv } from '@/src/server/text-files/read-csv'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.orderTracking
const { trackingRowsMax } = studioLimits.orders

type Line = Record<TrackingField, string> & { line: number }

/**
 * What a CSV file of a service that sells labels says about orders of a site: which they are, and whether they
 * can be sent. Nothing is stored.
 *
 * @throws {AppError} `VALIDATION_FAILED` when it is no table, or lacks the columns
 */
export async function readTracking(
  req: PayloadRequest,
  profileId: string,
  file: string,
): Promise<ReadTracking> {
  const lines = await linesOf(file)
  const orders = await ordersByNumber(
    req,
    profileId,
    lines.map(({ order }) => plain(order)),
  )
  const seen = new Set<string>()
  const rows = lines.map((line): TrackingRow => {
    const order = orders.get(plain(line.order))
    const isAgain = Boolean(order && seen.has(order.id))
    if (order) {
      seen.add(order.id)
    }
    return {
      line: line.line,
      ref: order?.ref ?? line.order.slice(0, limits.order.parcelMax),
      id: order?.id ?? null,
      buyer: order?.buyer ?? '',
      carrier: line.carrier,
      trackingNumber: line.trackingNumber,
      sentAt: readDay(line.sentAt) ?? null,
      state: isAgain ? 'twice' : stateOf(order, line),
    }
  })
  return { rows }
}

async function linesOf(file: string): Promise<Line[]> {
  let columns: TrackingColumns | null = null
  const lines: Line[] = []
  for await (const { line, cells } of readCsv(file)) {
    if (!columns) {
      columns = trackingColumns(cells)
      if (!columns) {
        throw refusal(words.noColumns)
      }
      continue
    }
    if (lines.length >= trackingRowsMax) {
      throw refusal(words.tooMany(trackingRowsMax))
    }
    const found = columns
    const cell = (field: TrackingField) => {
      const at = found[field]
      return at === undefined ? '' : (cells[at] ?? '').trim().slice(0, limits.order.parcelMax)
    }
    lines.push({
      line,
      order: cell('order'),
      trackingNumber: cell('trackingNumber'),
      carrier: cell('carrier'),
      sentAt: cell('sentAt'),
    })
  }
  return lines
}

type Known = { id: string; ref: string; buyer: string; column: BoardColumn; isSent: boolean }

function stateOf(order: Known | undefined, { trackingNumber }: Line): TrackingRow['state'] {
  if (!order) {
    return 'unknown'
  }
  if (order.isSent) {
    return 'already'
  }
  return order.column !== 'pack' ? 'notReady' : trackingNumber === '' ? 'noNumber' : 'ready'
}

async function ordersByNumber(
  req: PayloadRequest,
  profileId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  const refs = [...new Set(numbers.map(withDashes))]
  const rows = await runSql(req)<Known>`
    select o.id, o.public_ref as ref, ${boardColumnSql} as "column",
      coalesce(nullif(o.shipping_address_name, ''), nullif(o.buyer_name, ''), o.email) as buyer,
      o.status in ('shipped', 'delivered') as "isSent"
    from orders o
    where o.profile_id = ${profileId}
      and o.public_ref in (select jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb))`
  return new Map(rows.map((row) => [plain(row.ref), row]))
}

/** As numbers are compared: spreadsheets and people change case, dashes and spaces. */
const plain = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** `7KQ2-M4XD-9TRB` of `7KQ2M4XD9TRB`. */
const withDashes = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1-')

function refusal(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'file', message }] })
}
