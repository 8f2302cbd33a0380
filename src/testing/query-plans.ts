import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, type QueryConfig } from 'pg'
import { vi } from 'vitest'
import { databaseUrl } from '@/src/testing/environment'

type Statement = { text: string; values: unknown[] }

/** What a plan of PostgreSQL has to say of one step. */
type Step = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Step[]
}

/** Of a call that is watched. What else is under way in the process sends statements too. */
const watched = new AsyncLocalStorage<Map<string, Statement>>()

/** The statements that `run` sends, each once. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const send = Client.prototype.query as (...args: unknown[]) => unknown
  const sent = vi.spyOn(Client.prototype, 'query')
  sent.mockImplementation(function (this: Client, ...args: unknown[]) {
    const statement = toStatement(args[0], args[1])
    watched.getStore()?.set(statement.text, statement)
    return send.apply(this, args)
  } as typeof Client.prototype.query)
  try {
    const known = new Map<string, Statement>()
    await watched.run(known, run)
    return [...known.values()].filter(({ text }) =>
      /^[\s(]*(select|with|insert|update|delete)\b/i.test(text),
    )
  } finally {
    sent.mockRestore()
  }
}

function toStatement(query: unknown, values: unknown): Statement {
  if (typeof query === 'string') {
    return { text: query, values: Array.isArray(values) ? values : [] }
  }
  const config = query as QueryConfig
  const given = config.values ?? values
  return { text: config.text, values: Array.isArray(given) ? given : [] }
}

/**
 * What these statements read from end to end where the tables are as large as those of ten thousand sites: a table
 * without an index, or the whole of an index. Such a size is pretended, as PostgreSQL's statistics have it.
 */
export async function readWhole(statements: readonly Statement[]): Promise<string[]> {
  const plans = await plansOf(statements)
  return plans.flatMap(({ plan, text }) =>
    wholeReads(plan).map((what) => `${what}: ${text.replace(/\s+/g, ' ').trim()}`),
  )
}

/** The indexes that these statements use there. */
export async function indexesOf(statements: readonly Statement[]): Promise<string[]> {
  const namesIn = (step: Step): string[] => [
    ...(step['Index Name'] ? [step['Index Name']] : []),
    ...(step.Plans ?? []).flatMap(namesIn),
  ]
  return (await plansOf(statements)).flatMap(({ plan }) => namesIn(plan))
}

/** How PostgreSQL would run them there. */
export async function plansOf(
  statements: readonly Statement[],
): Promise<{ plan: Step; text: string }[]> {
  const client = new Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`
      select pg_restore_relation_stats(
        'schemaname', 'public', 'relname', relname::text,
        'relpages', sign(pg_relation_size(oid))::int,
        'reltuples', case pg_relation_size(oid) when 0 then -1 else 1e6 end::real)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
    // What autovacuum saw of the few rows of tests, now and then.
    await client.query(`
      select pg_clear_attribute_stats(schemaname::text, tablename::text, attname::text, inherited)
      from pg_stats where schemaname = 'public'`)
    await client.query(`
      select pg_restore_attribute_stats(
        'schemaname', 'public', 'relname', table_name::text, 'attname', column_name::text, 'inherited', false,
        'null_frac', 0::real, 'avg_width', 16,
        'n_distinct', case column_name when 'profile_id' then 10000 else -0.1 end::real)
      from information_schema.columns join pg_class on oid = to_regclass(format('public.%I', table_name))
      where table_schema = 'public' and relkind = 'r' and data_type = 'uuid'`)
    // A table that is empty counts as one of ten pages, which would be read whole.
    await client.query('set local enable_seqscan = off')
    const plans: { plan: Step; text: string }[] = []
    for (const { text, values } of statements) {
      const { rows } = await client.query({ text: `explain (format json) ${text}`, values })
      plans.push({ plan: rows[0]['QUERY PLAN'][0].Plan, text })
    }
    return plans
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

function wholeReads(step: Step): string[] {
  const type = step['Node Type']
  const isWhole = type === 'Seq Scan' || (/Index.* Scan$/.test(type) && !step['Index Cond'])
  const what = step['Relation Name'] ?? step['Index Name'] ?? ''
  return [...(isWhole ? [what] : []), ...(step.Plans ?? []).flatMap(wholeReads)]
}
