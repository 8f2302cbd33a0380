/** What there was before a migration. */
export type Releases = {
  /** The version that is being made. */
  current: string
  /** `CHANGELOG.md`, where each release has a heading `## <version>`. */
  changelog: string
}

/** What a release that still runs beside a migration would stumble over. */
const rules: readonly { pattern: RegExp; problem: string }[] = [
  {
    pattern: /\bdrop\s+(table|column|view|type|schema)\b/i,
    problem: 'drops what the former release may read',
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

const takenFrom =
  /\b(?:alter|drop)\s+(?:table|view|type|schema)\s+(?:if\s+exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(\w+)/i
const takenColumn =
  /\b(?:drop\s+column\s+(?:if\s+exists\s+)?|rename\s+column\s+|alter\s+column\s+)"?(\w+)/gi

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
  const [, table] = takenFrom.exec(statement) ?? []
  const columns = [...statement.matchAll(takenColumn)].map(([, column]) => `${table}.${column}`)
  const named = columns.length > 0 ? columns : table === undefined ? [] : [table]
  return named
    .filter((name) => !section.includes(`\`${name}\``))
    .map((name) => `the changelog of ${release} does not say that it stopped using \`${name}\``)
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
