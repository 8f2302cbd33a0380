import type { CollectionBeforeOperationHook, CollectionConfig, TextField, Where } from 'payload'
import { slugs } from '@/src/core/slugs'
import { foldText } from '@/src/core/text/fold-text'

const name = 'searchText'

/**
 * What searches look in, by collection, and what that is called. A trigger of the database writes it
 * (migrations/hand-written.sql), so that rows which no hook sees have it too.
 */
const searchTexts: Readonly<Record<string, string>> = {
  [slugs.products]: 'Title or artist',
  [slugs.tracks]: 'Title',
  [slugs.posts]: 'Caption',
  [slugs.media]: 'File name or description',
  [slugs.publicAccounts]: 'Name or email',
  [slugs.subscribers]: 'Name or email',
  [slugs.people]: 'Name or email',
  [slugs.waitlistEntries]: 'Email',
  [slugs.contactMessages]: 'Name, email or message',
  [slugs.tickets]: 'Code, name or email',
  [slugs.orders]: 'Number, title, name or email',
}

/** Lists that search in what another document keeps. */
const searchesIn: Readonly<Record<string, string>> = {
  [slugs.memberships]: 'account.searchText',
  [slugs.reactions]: 'account.searchText',
  [slugs.orderEvents]: 'order.searchText',
}

/** Has a collection searched without case, accents and apostrophes, in its list and in calls. */
export function searched(collection: CollectionConfig): CollectionConfig {
  const label = searchTexts[collection.slug]
  const path = label ? name : searchesIn[collection.slug]
  if (!path) {
    return collection
  }
  const { hooks, fields, admin } = collection
  return {
    ...collection,
    admin: { ...admin, listSearchableFields: [path] },
    hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), foldWords] },
    fields: label ? [...fields, searchTextField(label)] : fields,
  }
}

function searchTextField(label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    admin: { hidden: true, disableListColumn: true },
    access: { create: () => false, update: () => false },
  }
}

/** Folds what is looked for in `searchText`, also that of a related document, as the database folds what it keeps. */
const foldWords: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'read' && 'where' in args && args.where) {
    return { ...args, where: folded(args.where) }
  }
  return args
}

function folded(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([path, condition]) => {
      if (Array.isArray(condition)) {
        return [path, condition.map(folded)]
      }
      const isSearch = path === name || path.endsWith(`.${name}`)
      return [path, isSearch ? foldedWords(condition) : condition]
    }),
  )
}

function foldedWords(condition: Exclude<Where[string], Where[]>) {
  return Object.fromEntries(
    Object.entries(condition).map(([operator, words]) => [
      operator,
      typeof words === 'string' ? foldText(words) : words,
    ]),
  )
}
