import type { Config } from 'payload'
import type { ImportedThing } from '@/src/core/contracts/studio/imported-things'

export type {
  ImportedCode,
  ImportedLinks,
  ImportedMember,
  ImportedMerch,
  ImportedPastOrder,
  ImportedPost,
  ImportedRelease,
  ImportedShow,
  ImportedSubscriber,
  ImportedThing,
  ImportedVariant,
  SaidOfMails,
} from '@/src/core/contracts/studio/imported-things'

/** A row of a table. Headings are told apart without case, spaces and signs: `Image Src` is `image_src`. */
export type TableRow = {
  /** Where it ends in the file, from 1. */
  line: number
  /** The cell under the first of these headings that the table has; empty without one. */
  cell: (...headings: string[]) => string
}

/** An element with the text of each child, that of what is in it too. */
export type XmlElement = {
  /** The first of children with one name; empty without one. */
  text: (child: string) => string
  /** All of them. */
  texts: (child: string) => readonly string[]
}

/** What an artist gave, read as often as it is asked for. What is wrong with it is said to the artist by these calls. */
export type ImportFile = {
  /** With its path where it lies in a ZIP. */
  name: string
  /** Row by row. `needs` are headings without which it is another kind of table; of each list, one. */
  rows: (options: { needs: readonly (readonly string[])[] }) => AsyncIterable<TableRow>
  /** Row by row, of a table that may have no headings. */
  table: () => AsyncIterable<{ line: number; cells: readonly string[] }>
  /** Element by element, wherever in the file they stand. */
  elements: (name: string) => AsyncIterable<XmlElement>
  /** As a whole. */
  text: () => Promise<string>
  json: () => Promise<unknown>
  /** Of a ZIP. */
  files: () => Promise<readonly ImportFile[]>
}

/** One thing in the file. */
export type FoundItem = {
  /** What the source calls it, the same in every export: nothing is made of it twice. */
  key: string
  /** For the artist. */
  title: string
} & (
  | {
      make: ImportedThing
      /** What will not be as it was, in sentences for the artist. */
      remarks?: readonly string[]
    }
  | {
      /** Why nothing is made of it, in words for the artist. */
      leaveOut: string
    }
)

/** For `paste` it is a text that the artist pastes. */
export const importedFiles = ['.csv', '.ics', '.txt', '.json', '.xml', '.zip', 'paste'] as const

/**
 * Reads the export of another service. Dry run, making, progress, repeating and undoing are the project's own; it
 * only says what is in the file, and reads it several times.
 */
export type Importer = {
  /** Lower-case letters, digits and dashes, e.g. `acme-songs`; stored with what it made, so it never changes. */
  id: string
  /** The service: `Acme`. */
  source: string
  /** What is moved: `Products`. */
  title: string
  /** What becomes of it: `Merch, as drafts`. */
  makes: string
  /** How to get the file there, a sentence each. */
  steps: readonly string[]
  /** What does not come along, in a sentence. */
  without?: string
  accepts: readonly (typeof importedFiles)[number][]
  /** The artist chooses a mailing list before the file: what is found in it goes there. */
  into?: 'list'
  read: (file: ImportFile) => AsyncIterable<FoundItem>
}

type Registered = { custom?: Record<string, unknown> }
const key = 'importers'

/** How a plugin of the project brings importers; those of a `SitePlugin` come by `importers`. */
export function withImporters(config: Config, importers: readonly Importer[]): Config {
  const all = [...importersOf(config), ...importers]
  const twice = all.find(({ id }, at) => all.findIndex((each) => each.id === id) < at)
  if (twice) {
    throw new Error(`Two importers are called "${twice.id}".`)
  }
  return { ...config, custom: { ...config.custom, [key]: all } }
}

/** All importers of the configuration. */
export function importersOf(config: Registered): readonly Importer[] {
  return (config.custom?.[key] ?? []) as readonly Importer[]
}
