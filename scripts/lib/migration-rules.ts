/** What there was before a migration. */
export type Releases = {
  /** The version that is being made. */
  current: string
  /** `CHANGELOG.md`, where each release has a heading `## <version>`. */
  changelog: string
}

const droppable = /table|(?:materialized\s+)?view|type|schema|function|procedure|trigger|sequence/i

/** What a release that still runs beside a migration would stumble over. */
const rules: readonly { pattern: RegExp; problem: string }[] = [
  {
    pattern: new RegExp(
      String.raw`\bdrop\s+(?:${droppable.source})\b|\balter\s+table\b[^;]*\bdrop\b(?!\s+(?:constraint|not\s+null|default|identity|expression)\b)`,
      'i',
    ),
    problem: 'drops what the former release may use',
  },
  { pattern: /\brename\b/i, problem: 'renames what the former release reads' },
  {
    pattern: /\balter\s+column\b[^;,]*\b(set\s+data\s+)?type\b/i,
    problem: 'changes the type of a column that the former release writes',
  },
  {
    pattern: /\balter\s+column\b[^;,]*\bset\s+not\s+null\b/i,
    problem: 'demands a value that the former release may leave out',
  },
]

/** Of a table that is there already: nobody could write to it until the index is built. */
const blockingIndex =
  /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently)[\s\S]*?\bon\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)/i
const newTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?:"?public"?\.)?"?(\w+)/gi

const addedColumn = /\badd\s+column\b(?:[^;,'(]|'(?:[^']|'')*'|\([^)]*\))*/gi

/**
 * What is wrong with the SQL of one migration (its `up` alone), one line per problem. A statement right behind a
 * comment `-- contract: <release>` may take away what that release no longer used, by its own changelog.
 */
export function migrationProblems(source: string, releases: Releases): string[] {
  const newTables = new Set([...source.matchAll(newTable)].map(([, table]) => table))
  return statementsOf(source).flatMap((statement) => {
    const bare = statement.replaceAll(/--.*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const short = bare.trim().replaceAll(/\s+/g, ' ').slice(0, 120)
    const [, release] = /--\s*contract:\s*(\S+)/.exec(statement) ?? []
    if (release !== undefined) {
      return contractProblems(bare, release, releases).map((problem) => `${short}: ${problem}`)
    }
    const broken = rules.filter(({ pattern }) => pattern.test(bare)).map(({ problem }) => problem)
    const demanding = [...bare.matchAll(addedColumn)].some(
      ([column]) => /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column),
    )
    const indexed = blockingIndex.exec(bare)?.[1]
    return [
      ...broken,
      ...(indexed && !newTables.has(indexed)
        ? ['builds an index that nobody can write beside: use buildIndex']
        : []),
      ...(demanding ? ['adds a column that must have a value and has no default'] : []),
    ].map((problem) => `${short}: ${problem}`)
  })
}

const droppedThings = new RegExp(
  String.raw`\bdrop\s+(?:${droppable.source})\s+(?:if\s+exists\s+)?([^;]*)`,
  'gi',
)
const alteredThing =
  /\balter\s+(table|view|type|schema|sequence)\s+(?:if\s+exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?([^;]*)/i
const changeOfTable =
  /^\s*(?:drop|rename|alter)\s+(?:(column|constraint)\s+)?(?:if\s+exists\s+)?"?(\w+)/i

/** What a statement takes away or changes: of the names of each thing, the changelog has to say one. */
function takenBy(statement: string): string[][] {
  const dropped = [...statement.matchAll(droppedThings)].flatMap(([, things = '']) => {
    // A trigger goes with its table, a function has the types of its arguments in brackets.
    const [list = '', ...tables] = things.replaceAll(/\([^)]*\)/g, '').split(/\bon\b/i)
    return list.split(',').map((thing) => [thing, ...tables].map(nameIn))
  })
  const [, kind = '', name, changes = ''] = alteredThing.exec(statement) ?? []
  if (dropped.length > 0 || name === undefined) {
    return dropped
  }
  const changed = changes.split(/,(?![^(]*\))/).flatMap((change) => {
    const [, what = 'column', part] = changeOfTable.exec(change) ?? []
    if (kind.toLowerCase() !== 'table' || part === undefined || part.toLowerCase() === 'to') {
      return []
    }
    return [what.toLowerCase() === 'constraint' ? [part, name] : [`${name}.${part}`]]
  })
  return changed.length > 0 ? changed : [[name]]
}

function nameIn(thing: string): string {
  return /^\s*(?:"?public"?\.)?"?(\w+)/i.exec(thing)?.[1] ?? thing.trim()
}

/** A release is not changed any more, so what it stopped using has to be said in the one before this. */
function contractProblems(
  statement: string,
  release: string,
  { current, changelog }: Releases,
): string[] {
  const [, said] = changelog.split(`\n## ${release}\n`)
  if (said === undefined || !isOlder(release, current)) {
    return [`${release} is no release of the changelog before ${current}`]
  }
  const [section = ''] = said.split('\n## ')
  return takenBy(statement)
    .filter((names) => !names.some((name) => section.includes(`\`${name}\``)))
    .map(([name]) => `the changelog of ${release} does not say that it stopped using \`${name}\``)
}

function isOlder(release: string, other: string): boolean {
  return release.localeCompare(other, 'en', { numeric: true }) < 0
}

/** Cut at semicolons outside of `$body$ … $body$` and strings. */
function statementsOf(source: string): string[] {
  const statements = source.match(/(?:--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|[^;])+/g)
  return statements ?? []
}

/** The SQL within the `up` of a migration that Payload wrote. */
export function upOf(source: string): string {
  const [, up = ''] = source.split(/export async function up\b/)
  const [body = ''] = up.split(/export async function down\b/)
  return [...body.matchAll(/sql`([\s\S]*?)`/g)].map(([, sql]) => sql).join(';\n')
}
