import type { PayloadRequest } from 'payload'
import { kindNamed } from '@/plugins/move-in/kinds'
import { runSql } from '@/src/server/transaction'

type Of = { profileId: string; importer: string }
type Row = { sourceKey: string; kind: string; documentId: string }

/** Which of the keys something was made of that is still there. What its artist deleted may be made again. */
export async function knownKeys(
  req: PayloadRequest,
  { profileId, importer }: Of,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await runSql(req)<Row>`
    select source_key as "sourceKey", kind, document_id as "documentId" from imported_items
    where profile_id = ${profileId} and importer = ${importer}
      and source_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`
  const known = new Set<string>()
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ofKind = rows.filter((row) => row.kind === kind)
    const collection = kindNamed(kind)?.collection
    if (!collection) {
      continue
    }
    // With the system's rights: only whether they are there is asked.
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ofKind.map(({ documentId }) => documentId) } },
      select: {},
      depth: 0,
      pagination: false,
      req,
    })
    const there = new Set(docs.map(({ id }) => String(id)))
    for (const { sourceKey, documentId } of ofKind) {
      if (there.has(documentId)) {
        known.add(sourceKey)
      }
    }
  }
  return known
}
