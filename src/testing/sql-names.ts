import ts from 'typescript'

/** Columns by table, of the snapshot that a migration leaves. */
export type Schema = ReadonlyMap<string, ReadonlySet<string>>

/** An SQL text of a source file; a {@link hole} stands for what is put in at run time. */
export type Statement = { file: string; line: number; text: string }

const hole = '\u0001'

/** A string that can only be SQL, whatever is done with it. */
const looksLikeSql =
  /^\s*(select|insert into|update|delete from|with)\s(?:.|\n)*\s(from|set|values|select)\b/

/** All SQL of a file: `sql`, `runSql` and `reportSql` templates, what `raw()` and `query()` are given, and strings that are statements. */
export function statementsIn(file: string, source: string): Statement[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: Statement[] = []
  const add = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart())
      found.push({ file, line: line + 1, text })
    }
  }
  const visit = (node: ts.Node): void => {
    const isGiven =
      ts.isCallExpression(node.parent) && /\.(query|raw)$/.test(node.parent.expression.getText())
    const isTagged =
      ts.isTaggedTemplateExpression(node.parent) &&
      /^(sql$|(run|report)Sql\()/.test(node.parent.tag.getText())
    if (isGiven || isTagged || looksLikeSql.test(textOf(node) ?? '')) {
      add(node)
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(parsed, visit)
  return found
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) {
    return node.text
  }
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => hole + literal.text).join('')
    : null
}

const token = /--[^\n]*|'(?:''|[^'])*'|"[^"]+"|::\s*[a-z_]+(?:\[\])?|\d[\d.]*|[a-z_][a-z0-9_]*|\S/gi

const keywords = new Set(
  `select from where and or not in is null as on join left right inner outer full cross lateral natural group by
  order having limit offset union all distinct insert into values update set delete returning using with recursive
  materialized exists between like ilike similar any some case when then else end asc desc nulls first last true
  false default conflict do nothing for share key no skip locked nowait of only filter over partition rows range
  interval at time zone array row cast ordinality window within collate current_date current_timestamp escape
  if table lock mode exclusive access begin commit rollback analyze explain truncate cascade temp temporary create
  drop alter column constraint trigger enable disable index unique function returns language plpgsql execute each
  before after declare raise exception call local session to current_user current_setting epoch
  year month day hour minute second unknown symmetric tablesample preceding following unbounded current ties
  immutable stable volatile deferrable initially deferred check references primary foreign vacuum listen notify
  except intersect fetch next percent new old ctid xmin xmax tableoid isodow both leading trailing placing date timestamp
  timestamptz integer text boolean int numeric uuid jsonb`.split(/\s+/),
)

/** Tables by what a statement calls them, names that it makes itself, and tables that nobody declared. */
type Names = { tables: Map<string, Set<string>>; own: Set<string>; unknown: string[] }

const isName = (piece: string | undefined): piece is string =>
  piece !== undefined && /^[a-z_"]/i.test(piece)
const bare = (piece: string) => piece.replace(/^"|"$/g, '')

function piecesOf(text: string): string[] {
  return (text.match(token) ?? []).filter((piece) => !/^(--|'|::)/.test(piece))
}

const readsFrom = new Set(['from', 'join', 'update', 'into', 'using', 'table'])
/** `extract(epoch from x)` and the like read from no table. */
const takesFrom = new Set(['extract', 'substring', 'trim', 'overlay'])

function namesOf(pieces: readonly string[], schema: Schema): Names {
  const tables = new Map<string, Set<string>>()
  const own = new Set<string>()
  const unknown: string[] = []
  const opened: string[] = []
  const call = (alias: string, table: string) =>
    tables.set(alias, (tables.get(alias) ?? new Set()).add(table))
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]?.toLowerCase()
    if (piece === '(') {
      opened.push(before ?? '')
    } else if (piece === ')') {
      opened.pop()
    }
    const word = piece.toLowerCase()
    const isAlias = before === 'as' || before === ')' || before === hole
    if (isName(piece) && isAlias && !keywords.has(word)) {
      own.add(bare(piece))
      for (const name of listAfter(pieces, at + 1)) {
        own.add(name)
      }
    }
    if (isName(piece) && (before === 'with' || before === 'recursive' || before === ',')) {
      const rest = pieces.slice(at + 1, at + 30)
      const list = rest[0] === '(' ? rest.indexOf(')') + 1 : 0
      if (
        rest[list]?.toLowerCase() === 'as' &&
        /^(\(|materialized|not)$/i.test(rest[list + 1] ?? '')
      ) {
        own.add(bare(piece))
        for (const name of listAfter(pieces, at + 1)) {
          own.add(name)
        }
      }
    }
    const isRead =
      readsFrom.has(word) &&
      !(word === 'from' && (before === 'distinct' || takesFrom.has(opened.at(-1) ?? ''))) &&
      !(word === 'update' && /^(for|key|do)$/.test(before ?? ''))
    if (isRead) {
      readTables(pieces, at + 1, word === 'from' || word === 'using')
    }
  }
  return { tables, own, unknown }

  function readTables(all: readonly string[], from: number, isList: boolean): void {
    let at = from
    for (;;) {
      if (/^(only|lateral)$/i.test(all[at] ?? '')) {
        at++
      }
      const piece = all[at]
      if (!isName(piece) || keywords.has(piece.toLowerCase()) || all[at + 1] === '.') {
        return
      }
      const name = bare(piece)
      const isCall = all[at + 1] === '(' && all[from - 1]?.toLowerCase() !== 'into'
      at++
      if (isCall) {
        return
      }
      if (!schema.has(name) && !own.has(name)) {
        unknown.push(name)
      }
      if (all[at]?.toLowerCase() === 'as') {
        at++
      }
      const alias = all[at]
      const target = schema.has(name) ? name : null
      if (isName(alias) && !keywords.has(alias.toLowerCase())) {
        at++
        if (target) {
          call(bare(alias), target)
        } else {
          own.add(bare(alias))
        }
      } else if (target) {
        call(name, target)
      }
      if (!isList || all[at] !== ',') {
        return
      }
      at++
    }
  }
}

/** Whether it is a whole statement, none of whose tables is put in at run time. */
function readsOnlyNamed(pieces: readonly string[]): boolean {
  const before = (at: number) => pieces[at]?.toLowerCase() ?? ''
  const isRelation = (at: number) =>
    readsFrom.has(before(at - 1)) ||
    (before(at - 1) === '(' && /^(from|join|as|materialized)$/.test(before(at - 2)))
  return (
    /^(select|insert|update|delete|with)$/.test(before(0)) &&
    !pieces.some((piece, at) => piece === hole && isRelation(at))
  )
}

/** The names in `(a, b)`, where such a list stands here. */
function listAfter(pieces: readonly string[], at: number): string[] {
  if (pieces[at] !== '(') {
    return []
  }
  const list = pieces.slice(at + 1, pieces.indexOf(')', at))
  return list.every((piece) => piece === ',' || isName(piece))
    ? list.filter((piece) => piece !== ',').map(bare)
    : []
}

/**
 * Names in the statements that are neither tables nor columns of these tables nor made by the statements themselves, as
 * `file:line name`. Pieces of statements are checked against what the whole project calls its tables.
 */
export function unknownNames(statements: readonly Statement[], schema: Schema): string[] {
  const read = statements.map((statement) => {
    const pieces = piecesOf(statement.text)
    return { ...statement, pieces, names: namesOf(pieces, schema) }
  })
  const everywhere = new Map<string, Set<string>>()
  const made = new Set<string>()
  for (const { names } of read) {
    for (const [alias, tables] of names.tables) {
      everywhere.set(alias, new Set([...(everywhere.get(alias) ?? []), ...tables]))
    }
    for (const name of names.own) {
      made.add(name)
    }
  }
  const columns = new Set([...schema.values()].flatMap((of) => [...of]))
  return read.flatMap(({ file, line, pieces, names }) => {
    const wrong = new Set(names.unknown)
    const has = (tables: Iterable<string>, column: string) =>
      [...tables].some((table) => schema.get(table)?.has(column))
    for (const [at, piece] of pieces.entries()) {
      const name = bare(piece)
      const next = pieces[at + 1]
      if (
        !isName(piece) ||
        next === '(' ||
        next === '.' ||
        (next === '=' && pieces[at + 2] === '>')
      ) {
        continue
      }
      if (pieces[at - 1] === '.') {
        const alias = bare(pieces[at - 2] ?? '')
        const tables =
          names.tables.get(alias) ?? (names.own.has(alias) ? null : everywhere.get(alias))
        const isColumn = tables ? has(tables, name) : columns.has(name) || made.has(name)
        if (!isColumn && !isForeign(alias)) {
          wrong.add(`${alias}.${name}`)
        }
        continue
      }
      const isOwn = keywords.has(piece.toLowerCase()) || names.own.has(name)
      const isTable = names.tables.has(name) || schema.has(name)
      if (isOwn || isTable) {
        continue
      }
      const ofTables = [...names.tables.values()].flatMap((of) => [...of])
      const isWhole = ofTables.length > 0 && readsOnlyNamed(pieces)
      if (!(isWhole ? has(ofTables, name) : columns.has(name) || made.has(name))) {
        wrong.add(name)
      }
    }
    return [...wrong].map((name) => `${file}:${line} ${name}`)
  })
}

/** Tables that no collection declares, and rows that triggers are given. */
const isForeign = (alias: string) => /^(jobs|new|old|excluded)$/.test(alias)
