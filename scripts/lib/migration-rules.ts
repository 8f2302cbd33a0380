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
 * comment `-- contract: <release>` may take away: what it removes, that release no longer used.
 */
export function migrationProblems(source: string): string[] {
  const newTables = new Set([...source.matchAll(newTable)].map(([, table]) => table))
  return statementsOf(source).flatMap((statement) => {
    const bare = statement.replaceAll(/--.*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const short = bare.trim().replaceAll(/\s+/g, ' ').slice(0, 120)
    if (/--\s*contract:\s*\d/.test(statement)) {
      return []
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
