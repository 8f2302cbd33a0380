import type { PayloadRequest } from 'payload'
import type { Importer, ImportFile } from '@/plugins/_kit/importer'
import { type CheckedItem, findItems } from '@/plugins/move-in/run/find-items'
import { endRun, type ImportRow, noted, noteProgress } from '@/plugins/move-in/run/import-row'
import { knownKeys } from '@/plugins/move-in/run/known-items'
import type { ImportFindings } from '@/src/core/contracts/studio/move-in'

const batchSize = 500

/** The dry run: counts what a file would make, and makes nothing. */
export async function checkItems(
  req: PayloadRequest,
  row: ImportRow,
  { importer, file }: { importer: Importer; file: ImportFile },
): Promise<void> {
  let total = 0
  const findings: ImportFindings = {
    ...{ willMake: 0, known: 0, leftOut: 0, odd: 0 },
    ...{ first: [], firstLeftOut: [] },
  }
  let batch: CheckedItem[] = []
  const count = async () => {
    const known = await knownKeys(
      req,
      row,
      batch.map(({ key }) => key),
    )
    for (const item of batch) {
      addItem(findings, item, known.has(item.key))
    }
    total += batch.length
    batch = []
    // The next run begins anew.
    await noteProgress(req, row.id, { handled: total, isKept: false })
  }
  for await (const item of findItems(importer, file)) {
    batch.push(item)
    if (batch.length === batchSize) {
      await count()
    }
  }
  await count()
  await noteProgress(req, row.id, { handled: 0 })
  await endRun(req, row, { state: 'checked', total, findings })
}

function addItem(findings: ImportFindings, item: CheckedItem, isKnown: boolean): void {
  const { title } = item
  if ('leaveOut' in item) {
    findings.leftOut += 1
    findings.firstLeftOut = noted(findings.firstLeftOut, { title, note: item.leaveOut })
  } else if (isKnown) {
    findings.known += 1
  } else {
    findings.willMake += 1
    findings.odd += item.remarks === '' ? 0 : 1
    findings.first = noted(findings.first, { title, note: item.remarks })
  }
}
