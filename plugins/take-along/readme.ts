import type { ReadTable } from '@/plugins/take-along/read-rows'
import { siteFormat } from '@/plugins/take-along/site-package'

const head = `This is everything that belongs to your site.

data/     each kind of thing as JSON, one a line (NDJSON), for programs
tables/   the same as CSV, for table programs; lists in a cell are JSON
files/    your files as you gave them: files/<kind>/<id>/<name>, the id as in data/<kind>.ndjson; with pictures lie
          the smaller ones that pages show
site/     your public pages, if your site is online: open site/index.html. Buying, logging in and players need the site
site.json says what is in here, for the program that takes it in elsewhere (npm run import-site)

Times are UTC. Amounts that end in _minor are in the smallest unit of the currency, like cents.
A field that ends in _id holds the id of a row of another kind; profile_id is your site.
Passwords, sign-in links and keys are not in here: nobody can sign in with what is in this file.
It names your fans. Keep it where only you can open it.
MISSING.txt, if it is there, lists files that the store no longer had, and pages that did not answer.`

/** Says what each file holds, from the list of tables by which they were made. */
export function readmeOf(tables: readonly ReadTable[], at: Date): string {
  const kinds = tables.map(({ name, about, count, columns }) => {
    const fields = columns.map((column) => `    ${column.name}: ${column.type}`)
    return [`${name} (${count})`, `  ${about}.`, '  Fields:', ...fields].join('\n')
  })
  return [head, `Made ${at.toISOString()}, format ${siteFormat}.`, ...kinds, ''].join('\n\n')
}
