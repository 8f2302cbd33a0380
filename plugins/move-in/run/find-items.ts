import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { FoundItem, Importer, ImportFile } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import type { ImportRow } from '@/plugins/move-in/run/import-row'
import {
  type CheckedThing,
  type ImportedThing,
  importedKinds,
  importedThing,
} from '@/src/core/contracts/studio/imported-things'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'

const { itemsMax, keyMax, titleMax, noteMax } = studioLimits.moveIn

/** An item of a file, as it can be made or why it is not. */
export type CheckedItem = { key: string; title: string } & (
  | { thing: CheckedThing; remarks: string }
  | { leaveOut: string }
)

/** What a thing is made for beside the site: who is on one list is not on another. */
export const scopeOf = ({ into }: Importer, { choices }: Pick<ImportRow, 'choices'>): string =>
  into === 'list' ? `${choices?.listId ?? ''} ` : ''

/** The items of a file in their order, each checked; one that comes twice is left out the second time. */
export async function* findItems(
  importer: Importer,
  file: ImportFile,
  scope = '',
): AsyncGenerator<CheckedItem> {
  const seen = new Set<string>()
  for await (const found of importer.read(file)) {
    const item = checkItem({ ...found, key: `${scope}${found.key}` })
    if (seen.has(item.key)) {
      yield { key: item.key, title: item.title, leaveOut: ownerMessages.moveIn.twice }
      continue
    }
    seen.add(item.key)
    if (seen.size > itemsMax) {
      throw refuseFile(ownerMessages.moveIn.tooManyThings(itemsMax))
    }
    yield item
  }
}

function checkItem(found: FoundItem): CheckedItem {
  const key = keyOf(storable(found.key))
  const title = cutText(storable(found.title.trim()), titleMax) || key
  if ('leaveOut' in found) {
    return { key, title, leaveOut: cutText(storable(found.leaveOut), noteMax) }
  }
  const checked = importedThing.safeParse(storable(found.make))
  if (!checked.success) {
    return { key, title, leaveOut: cutText(whyNot(checked.error.issues[0], found.make), noteMax) }
  }
  const remarks = cutText(storable((found.remarks ?? []).join(' · ')), noteMax)
  return { key, title, thing: checked.data, remarks }
}

/** Messages about variants are ours, those about other fields zod's own. An importer's own mistakes its author reads. */
function whyNot(issue: z.core.$ZodIssue | undefined, { kind }: ImportedThing): string {
  const { doesNotFit, cannotBeStored, unknownKind, unknownFields } = ownerMessages.moveIn
  if (issue?.code === 'invalid_union' && issue.path[0] === 'kind') {
    return unknownKind(kind, importedKinds)
  }
  if (issue?.code === 'unrecognized_keys') {
    return unknownFields(kind, issue.keys)
  }
  const field = String(issue?.path[0] ?? '')
  return field === 'variants'
    ? (issue?.message ?? cannotBeStored)
    : ((doesNotFit as Readonly<Record<string, string>>)[field] ?? cannotBeStored)
}

/** Without what the database takes in no text: zero characters, and halves of emoji. */
function storable<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return value.replaceAll('\0', '').toWellFormed() as Value
  }
  if (Array.isArray(value)) {
    return value.map(storable) as Value
  }
  return value !== null && typeof value === 'object'
    ? (Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, storable(inner)]),
      ) as Value)
    : value
}

function keyOf(key: string): string {
  return key.length <= keyMax ? key : createHash('sha256').update(key).digest('hex')
}
