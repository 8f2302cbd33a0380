import {
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type FlattenedBlock,
  type FlattenedField,
  type JoinQuery,
  type Payload,
  type PayloadRequest,
  QueryError,
  type SelectType,
  type Where,
} from 'payload'

/**
 * One rule for everything that a caller may name: a field that may not be read may not be asked about.
 * Payload asks it of `where` alone; the person who may sort by a field reads it by the order, one document at a
 * time. Add it to every collection, from `onInit`: Payload adds collections after every plugin has run.
 */
export function refuseUnreadableFields(payload: Payload): void {
  for (const { config } of Object.values(payload.collections)) {
    // Hooks are not told whether it is versions that are read.
    const fields = config.versions
      ? [...config.flattenedFields, ...buildVersionCollectionFields(payload.config, config, true)]
      : config.flattenedFields
    config.hooks.beforeOperation = [refuseUnreadable(fields), ...config.hooks.beforeOperation]
  }
}

/** What operations are asked with; each takes some of it. */
type Asked = {
  where?: Where
  sort?: string | string[]
  select?: SelectType
  populate?: Record<string, SelectType>
  joins?: JoinQuery
  /** Of whose values `findDistinct` makes a list. */
  field?: string
  showHiddenFields?: boolean
}

/** Every way to name a field that is answered without naming it. */
type Way = 'filter' | 'sort'

type Scope = {
  req: PayloadRequest
  fields: readonly FlattenedField[]
  seesHidden: boolean
}

const refuseUnreadable =
  (fields: Scope['fields']): CollectionBeforeOperationHook =>
  async ({ args, overrideAccess, req }) => {
    if (overrideAccess) {
      return
    }
    const asked = args as Asked
    const scope: Scope = { req, fields, seesHidden: asked.showHiddenFields === true }
    const refused = [
      ...(await refusedInWhere(scope, asked.where)),
      ...(await refusedInSort(scope, asked.sort)),
      ...(await refusedInSort(scope, asked.field)),
      ...refusedInSelect(scope, asked.select),
      ...(await refusedInJoins(scope, asked.joins)),
      ...refusedInPopulate(scope, asked.populate),
    ]
    if (refused.length > 0) {
      throw new QueryError(refused.map((path) => ({ path })))
    }
  }

async function refusedInWhere(scope: Scope, where: unknown): Promise<string[]> {
  const refused: string[] = []
  for (const [path, constraint] of entriesOf(where)) {
    if (/^(and|or)$/i.test(path) && Array.isArray(constraint)) {
      for (const each of constraint) {
        refused.push(...(await refusedInWhere(scope, each)))
      }
      continue
    }
    const found = await readableField(scope, path, 'filter')
    if (found === 'unknown' || found === 'unreadable') {
      refused.push(path)
      continue
    }
    const related = relatedFields(scope, found)
    for (const [operator, value] of entriesOf(constraint)) {
      if (/^(near|within|intersects)$/.test(operator) && found.type !== 'point') {
        refused.push(`${path}.${operator}`)
      }
      // `where[subscribers][contains][email]`: a query of what is behind the field.
      if (isRecord(value) && related) {
        refused.push(...(await refusedInWhere({ ...scope, fields: related }, value)))
      }
    }
  }
  return refused
}

async function refusedInSort(scope: Scope, sort: string | string[] | undefined): Promise<string[]> {
  const refused: string[] = []
  for (const path of [sort ?? []].flat().map((each) => each.replace(/^-/, ''))) {
    if (typeof (await readableField(scope, path, 'sort')) === 'string') {
      refused.push(path)
    }
  }
  return refused
}

/**
 * What is selected is answered, and so is checked of every document: only what is shown of none is refused
 * here. Names that nothing has are no secret.
 */
function refusedInSelect(scope: Scope, select: unknown, before = ''): string[] {
  const refused: string[] = []
  for (const [name, value] of entriesOf(select)) {
    const found = value === false ? [] : scope.fields.filter((field) => field.name === name)
    const path = `${before}${name}`
    for (const field of found) {
      if (isHidden(scope, field)) {
        refused.push(path)
      } else if (isRecord(value)) {
        // Of blocks, parts are named by the kind of block.
        const parts = field.type === 'blocks' ? Object.values(value) : [value]
        const fields = field.type === 'blocks' ? blocksOf(scope, field).flat() : fieldsWithin(field)
        for (const part of parts) {
          refused.push(...refusedInSelect({ ...scope, fields }, part, `${path}.`))
        }
      }
    }
  }
  return refused
}

async function refusedInJoins(scope: Scope, joins: unknown): Promise<string[]> {
  const refused: string[] = []
  for (const [path, join] of entriesOf(joins)) {
    if (!isRecord(join)) {
      continue
    }
    const field = await readableField(scope, path, 'filter')
    if (typeof field === 'string' || field.type !== 'join') {
      refused.push(path)
      continue
    }
    for (const slug of [field.collection].flat()) {
      const fields = fieldsOf(scope, slug)
      const { where, sort } = join as Pick<Asked, 'where' | 'sort'>
      refused.push(...(await refusedInWhere({ ...scope, fields }, where)))
      refused.push(...(await refusedInSort({ ...scope, fields }, sort)))
    }
  }
  return refused
}

function refusedInPopulate(scope: Scope, populate: unknown): string[] {
  const refused: string[] = []
  for (const [slug, select] of entriesOf(populate)) {
    if (Object.hasOwn(scope.req.payload.collections, slug)) {
      const fields = fieldsOf(scope, slug)
      refused.push(...refusedInSelect({ ...scope, fields }, select, `${slug}.`))
    }
  }
  return refused
}

type Found = FlattenedField | 'unknown' | 'unreadable'

/** The field at the end of a path, if the caller may read it and all on the way to it. */
async function readableField(scope: Scope, path: string, way: Way): Promise<Found> {
  // Payload takes two underscores for a dot.
  const [name = '', ...rest] = path.replace(/__/g, '.').split('.')
  const found: Found[] = []
  // Several blocks may have fields of one name.
  for (const field of scope.fields.filter((each) => each.name === name)) {
    found.push(
      (await isReadable(scope, field)) ? await behind(scope, field, rest, way) : 'unreadable',
    )
  }
  if (found.length === 0 && /^_?id$/.test(name) && rest.length === 0) {
    return idField
  }
  return found.find((each) => each === 'unreadable') ?? found.find(isField) ?? 'unknown'
}

const isField = (found: Found): found is FlattenedField => typeof found !== 'string'

/** The field itself, or what stands below it or behind its relation. */
async function behind(
  scope: Scope,
  field: FlattenedField,
  rest: readonly string[],
  way: Way,
): Promise<Found> {
  if ('virtual' in field && field.virtual) {
    return field.virtual === true ? 'unknown' : readableField(scope, field.virtual, way)
  }
  if (rest.length === 0) {
    return field
  }
  const path = rest.join('.')
  const inFields = (fields: readonly FlattenedField[]) =>
    readableField({ ...scope, fields }, path, way)
  switch (field.type) {
    case 'relationship':
    case 'upload':
    case 'join': {
      const slug = field.type === 'join' ? field.collection : field.relationTo
      if (Array.isArray(slug)) {
        return path === 'relationTo' || path === 'value' ? field : 'unknown'
      }
      return path === 'id' || (await mayLookBehind(scope, slug, way))
        ? inFields(fieldsOf(scope, slug))
        : 'unreadable'
    }
    case 'blocks':
      return path === 'blockType' ? field : inFields(blocksOf(scope, field).flat())
    case 'json':
    case 'richText':
      // These names become part of a statement.
      return way === 'filter' && rest.every((name) => /^\w[\w-]*$/.test(name)) ? field : 'unknown'
    default:
      return inFields(fieldsWithin(field))
  }
}

/**
 * Of documents that the caller may not read, a filter finds none, which Payload sees to. An order cannot
 * leave them out: it goes through relations only where all may be read.
 */
async function mayLookBehind({ req }: Scope, slug: string, way: Way): Promise<boolean> {
  const result = await collectionOf(req, slug).config.access.read({ req })
  return way === 'sort' ? result === true : result !== false
}

/** By rules that are not told a document: whatever one alone would decide, is refused. */
async function isReadable(scope: Scope, field: FlattenedField): Promise<boolean> {
  const read = 'access' in field ? field.access?.read : undefined
  return !isHidden(scope, field) && (read ? Boolean(await read({ req: scope.req })) : true)
}

const isHidden = ({ seesHidden }: Scope, field: FlattenedField) =>
  'hidden' in field && field.hidden === true && !seesHidden

const idField = { name: 'id', type: 'text' } as FlattenedField

const fieldsWithin = (field: FlattenedField): FlattenedField[] =>
  'flattenedFields' in field ? field.flattenedFields : []

/** Fields of every kind of block that a list may hold. */
function blocksOf(
  { req }: Scope,
  field: Extract<FlattenedField, { type: 'blocks' }>,
): FlattenedField[][] {
  const shared: Record<string, FlattenedBlock> = req.payload.blocks
  return (field.blockReferences ?? field.blocks).map((block) =>
    typeof block === 'string' ? (shared[block]?.flattenedFields ?? []) : block.flattenedFields,
  )
}

/** Fields of the documents that a relation leads to; null for other fields and mixed relations. */
function relatedFields(scope: Scope, field: FlattenedField): readonly FlattenedField[] | null {
  const slug =
    field.type === 'join'
      ? field.collection
      : field.type === 'relationship' || field.type === 'upload'
        ? field.relationTo
        : null
  return typeof slug === 'string' ? fieldsOf(scope, slug) : null
}

function fieldsOf({ req }: Scope, slug: string): readonly FlattenedField[] {
  return collectionOf(req, slug).config.flattenedFields
}

function collectionOf({ payload }: PayloadRequest, slug: string) {
  return payload.collections[slug as keyof typeof payload.collections]
}

function entriesOf(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
