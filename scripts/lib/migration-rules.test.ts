import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrationProblems, upOf } from '@/scripts/lib/migration-rules'
import { version } from '@/scripts/lib/project'

const changelog = `# Changelog

## 1.10.0

- Stops using \`posts.caption\`.

## 1.9.0

- Stops using \`a\`.
`
const releases = { current: '1.10.0', changelog }

describe('the rules of migrations', () => {
  it.each([
    ['a dropped table', 'DROP TABLE "posts" CASCADE;'],
    ['a dropped column', 'ALTER TABLE "posts" DROP COLUMN "caption";'],
    ['a dropped column, one of two', 'ALTER TABLE a ADD COLUMN x text, DROP COLUMN IF EXISTS y;'],
    ['a dropped type', 'DROP TYPE "public"."enum_users_role";'],
    ['a renamed column', 'ALTER TABLE "posts" RENAME COLUMN "caption" TO "text";'],
    ['a renamed table', 'alter table posts\n  rename to notes;'],
    ['a value that is demanded', 'ALTER TABLE "posts" ALTER COLUMN "caption" SET NOT NULL;'],
    ['an index of a table that is used', 'CREATE INDEX "p_idx" ON "posts" USING btree ("n");'],
    ['another type', 'ALTER TABLE "posts" ALTER COLUMN "caption" SET DATA TYPE integer;'],
    ['a required column', 'ALTER TABLE "posts" ADD COLUMN "n" numeric(10, 2) NOT NULL;'],
    [
      'one behind one that is not',
      "alter table a add column x text default 'a,b' not null, add column y text not null;",
    ],
    ['one behind what may be dropped', '-- contract: 1.9.0\nDROP TABLE a;\nDROP TABLE b;'],
    [
      'a column in the release that stops using it',
      '-- contract: 1.10.0\nALTER TABLE "posts" DROP COLUMN "caption";',
    ],
    ['what a release to come stops using', '-- contract: 2.0.0\nDROP TABLE a;'],
    ['what no release stopped using', '-- contract: 1.8.0\nDROP TABLE a;'],
    ['what its release still used', '-- contract: 1.9.0\nDROP TABLE "public"."b" CASCADE;'],
    [
      'a column that its release still used',
      '-- contract: 1.9.0\nALTER TABLE a DROP COLUMN IF EXISTS b;',
    ],
    ['a type that its release still used', '-- contract: 1.9.0\nDROP TYPE "public"."enum_b";'],
    ['a new name', '-- contract: 1.9.0\nALTER TABLE "posts" RENAME COLUMN "caption" TO "text";'],
    ['a second table that its release still used', '-- contract: 1.9.0\nDROP TABLE a, public."b";'],
    [
      'a second column that its release still used',
      '-- contract: 1.10.0\nALTER TABLE posts DROP COLUMN caption, DROP title;',
      { current: '1.11.0', changelog },
    ],
    ['a column, by its name alone', 'ALTER TABLE posts DROP title;'],
    ['a function', 'DROP FUNCTION fold_text(text, text);'],
    ['a function that its release still used', '-- contract: 1.9.0\nDROP FUNCTION b(text, a);'],
    ['a trigger', 'DROP TRIGGER IF EXISTS posts_search ON posts;'],
    [
      'a trigger of a table that its release still used',
      '-- contract: 1.9.0\nDROP TRIGGER b ON c;',
    ],
    ['a sequence', 'DROP SEQUENCE refs;'],
    ['a view', 'DROP MATERIALIZED VIEW refs;'],
    ['a constraint of neither', '-- contract: 1.9.0\nALTER TABLE b DROP CONSTRAINT c;'],
    ['a new name of a table', '-- contract: 1.9.0\nALTER TABLE b RENAME TO a;'],
    ['one behind a function', 'create function f() as $f$ begin; end $f$;\nDROP TABLE b;'],
  ])('refuse %s', (_, sql, given = releases) => {
    expect(migrationProblems(sql, given)).toHaveLength(1)
  })

  it.each([
    ['a column without a duty', 'ALTER TABLE "posts" ADD COLUMN "n" numeric;'],
    [
      'a column with a default',
      "ALTER TABLE posts ADD COLUMN s varchar DEFAULT 'it; is' NOT NULL;",
    ],
    ['a new table', 'CREATE TABLE a (id uuid PRIMARY KEY, name text NOT NULL);'],
    [
      'an index of a new table',
      'CREATE TABLE "a" (renamed text);\nCREATE UNIQUE INDEX a_idx ON "public"."a" USING btree (renamed);',
    ],

    ['a duty that ends', 'ALTER TABLE a ALTER COLUMN x DROP NOT NULL, ALTER y DROP  DEFAULT;'],
    ['a constraint that ends', 'ALTER TABLE b DROP CONSTRAINT c;'],
    [
      'a constraint that is named',
      '-- contract: 1.9.0\nALTER TABLE b DROP CONSTRAINT IF EXISTS a;',
    ],
    [
      'a constraint of a table that is named',
      '-- contract: 1.9.0\nALTER TABLE a DROP CONSTRAINT c;',
    ],
    ['a trigger of a table that is named', '-- contract: 1.9.0\nDROP TRIGGER b ON public.a;'],
    ['what is only said', "-- DROP TABLE posts;\nCOMMENT ON TABLE a IS 'x';"],
    [
      'what the former release no longer used',
      '-- contract: 1.9.0 stopped reading it\nDROP TABLE a;',
    ],
  ])('let %s pass', (_, sql) => {
    expect(migrationProblems(sql, releases)).toEqual([])
  })

  it('let a column go after the release that stopped using it', () => {
    const sql = '-- contract: 1.10.0\nALTER TABLE "public"."posts" DROP COLUMN "caption";'
    expect(migrationProblems(sql, { current: '1.11.0', changelog })).toEqual([])
  })

  it('read what goes up', () => {
    expect(
      upOf(
        'export async function up() { await db.execute(sql`A`) }\nexport async function down() { sql`B` }',
      ),
    ).toBe('A')
  })
})

it('lets the former release work beside every migration after the first', () => {
  const files = readdirSync('migrations')
    .filter((file) => /^\d.*\.ts$/.test(file))
    .sort()
  expect(upOf(readFileSync(path.join('migrations', String(files[0])), 'utf8'))).toContain(
    'CREATE TABLE',
  )
  const problems = files.slice(1).flatMap((file) =>
    migrationProblems(upOf(readFileSync(path.join('migrations', file), 'utf8')), {
      current: version,
      changelog: readFileSync('CHANGELOG.md', 'utf8'),
    }).map((problem) => `${file}: ${problem}`),
  )
  expect(problems).toEqual([])
})
