import type { Find, Payload, TypeWithID } from 'payload'

/**
 * Reads a page far down a list by the ids of its rows. Payload's adapter asks for whole documents at once, and
 * PostgreSQL puts those together that are only skipped, too, with all rows of their arrays. Call it once, in `onInit`.
 *
 * @param skippedRows how many rows a page has to skip for that; before, a second query costs more
 */
export function paginateByDeferredJoin({ db }: Pick<Payload, 'db'>, skippedRows = 1000): void {
  const find: Find = db.find.bind(db)

  db.find = async <Row = TypeWithID>(asked: Parameters<Find>[0]) => {
    const { page = 1, limit = 0 } = asked
    if ((page - 1) * limit < skippedRows) {
      return find<Row>(asked)
    }
    const rows = await find<TypeWithID>({ ...asked, select: { id: true } })
    const ids = rows.docs.map(({ id }) => id)
    if (ids.length === 0) {
      return { ...rows, docs: [] }
    }
    const where = { id: { in: ids } }
    const { docs } = await find<Row>({ ...asked, where, page: 1, limit: 0, pagination: false })
    return { ...rows, docs }
  }
}
