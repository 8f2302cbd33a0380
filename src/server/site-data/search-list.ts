import { sql } from '@payloadcms/db-postgres'
import { limits } from '@/src/core/limits'

type Sql = ReturnType<typeof sql>

type Searched = {
  table: 'posts' | 'products'
  /** What the list holds. */
  listed: Sql
  /** What is compared and sorted by, beside the id: columns of the table. */
  columns: Sql
  order: Sql
  /** Whether a row is found. */
  found: Sql
  /** What is looked for, folded. */
  words: string
}

/**
 * The first rows of a list that a search finds, with their columns: SQL of a subquery.
 *
 * Nobody can tell how many rows of a site have a word: the statistics are those of all sites. So the first five thousand
 * are looked through as they stand, which is all that nearly every site has, and is quick for a word that many rows
 * have. Only when they hold too few, of more, does the index of letters find the rest; it knows no words of one or
 * two letters, which would read all of it.
 */
export function searchedRows({ table, listed, columns, order, found, words }: Searched): Sql {
  const { searchHitsMax, searchedFirst } = limits
  const from = sql.identifier(table)
  return sql`(
    with first_rows as materialized (
      select id, search_text, ${columns} from ${from} where ${listed} order by ${order} limit ${searchedFirst}
    ), first_hits as materialized (
      select id, ${columns} from first_rows where ${found} order by ${order} limit ${searchHitsMax}
    ), other_hits as materialized (
      select id, ${columns} from ${from} where ${listed} and ${found} and ${hasIndexedWord(words)}::boolean
        and (select count(*) from first_rows) = ${searchedFirst}
        and (select count(*) from first_hits) < ${searchHitsMax}
    )
    select * from first_hits union select * from other_hits order by ${order} limit ${searchHitsMax})`
}

const [inWord, between] = [String.raw`[\p{L}\p{M}\p{N}]`, String.raw`[^\p{L}\p{M}\p{N}]`]
const threeLetters = new RegExp(`${inWord}{3}|${inWord}{2}${between}|${between}${inWord}`, 'u')

/**
 * Whether the index of letters, which keeps them by three, can find the words. It takes two spaces before each word
 * and one behind it for letters, so a word that ends or begins within the text is found too: that of `AC/DC`. Which
 * others than ASCII letters it keeps is up to `LC_CTYPE` of the database; for those that it does not, the rows of the
 * site are read.
 */
export function hasIndexedWord(words: string): boolean {
  return [...words].length > 2 && threeLetters.test(words)
}
