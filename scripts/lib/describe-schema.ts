import { Client } from 'pg'

/** One query per kind of object; each answers one text per object that says all that it is. */
const queries: readonly string[] = [
  `select format('extension %s', extname) from pg_extension`,
  `select format('enum %s: %s', t.typname, string_agg(e.enumlabel, ', ' order by e.enumsortorder))
   from pg_type t join pg_enum e on e.enumtypid = t.oid group by t.oid`,
  `select format('relation %s, kind %s, options %s', c.oid::regclass, c.relkind, c.reloptions)
   from pg_class c where relnamespace = 'public'::regnamespace and relkind <> 'i'`,
  `select format('column %s.%s %s not null: %s, default: %s', a.attrelid::regclass, a.attname,
     format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid))
   from pg_attribute a join pg_class c on c.oid = a.attrelid
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
     and a.attnum > 0 and not a.attisdropped`,
  `select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
   from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0`,
  `select format('index: %s', pg_get_indexdef(indexrelid))
   from pg_index i join pg_class c on c.oid = i.indexrelid
   where c.relnamespace = 'public'::regnamespace`,
  `select format('sequence %s: %s', seqrelid::regclass, to_jsonb(s) - 'seqrelid')
   from pg_sequence s join pg_class c on c.oid = seqrelid
   where c.relnamespace = 'public'::regnamespace`,
  `select format('trigger: %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal`,
  `select format('function: %s', pg_get_functiondef(p.oid))
   from pg_proc p where pronamespace = 'public'::regnamespace and prokind <> 'a'
     and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')`,
]

/**
 * All that the schema `public` of a database consists of, one text per object, in alphabetical order: equal for
 * databases that differ in nothing but the order in which things were made.
 */
export async function describeSchema(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const described: string[] = []
    for (const text of queries) {
      const { rows } = await client.query<string[]>({ text, rowMode: 'array' })
      described.push(...rows.flat())
    }
    return described.sort()
  } finally {
    await client.end()
  }
}
