import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'

/** Writes these columns alone: an update writes the whole row, and would take back what was set meanwhile. */
export async function writeRow<Slug extends CollectionSlug>(
  req: PayloadRequest,
  row: { collection: Slug; id: string; data: Partial<DataFromCollectionSlug<Slug>> },
): Promise<void> {
  const { collection, id, data } = row
  await req.payload.db.updateOne({
    collection,
    where: { id: { equals: id } },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
}
