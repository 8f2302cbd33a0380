import path from 'node:path'
import type { FoundItem, Importer } from '@/plugins/_kit/importer'
import { refuseFile } from '@/plugins/move-in/files/refuse-file'
import { cutTitle } from '@/plugins/move-in/importers/read-merch'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { readCode, showCode } from '@/src/core/orders/download-code'
import { cutText } from '@/src/core/text'

const { nameMax } = limits.downloadCodes

/**
 * Lists as Bandcamp exports them: some lines about the set, one that says “code”, and then a code in each line, only those
 * that nobody used. See lists that artists made public, such as pastebin.com/XGbqCdh9, and cdm.link/2020/05/bandcamp-artists-and-codes.
 */
export const bandcampCodes: Importer = {
  id: 'bandcamp-codes',
  source: 'Bandcamp',
  title: 'Download codes',
  makes: 'Codes that nobody has used yet, for a release that is here',
  steps: [
    'In Bandcamp open Tools, and find “Track/album codes” there.',
    'Export a set of codes. The file holds those that nobody has used.',
    'Make the release here first. Then import each file, and choose its release.',
  ],
  without:
    'Fans enter them on your site under /redeem, with their email. They go on working on Bandcamp too, and neither side learns what was used on the other. Printed cards lead to Bandcamp: say on your site that it takes them now.',
  accepts: ['.csv', '.txt'],
  read: async function* (file) {
    const { about, lines } = partsOf(await file.text())
    if (lines.length === 0) {
      throw refuseFile(ownerMessages.moveIn.codes.none)
    }
    const setName = cutText(
      about.get('name of code set') || path.parse(file.name).name || 'Bandcamp',
      nameMax,
    )
    const releaseName = cutTitle(about.get('album') || about.get('track') || setName)
    for (const { text, line } of lines) {
      yield itemOf({ text, line, setName, releaseName })
    }
  },
}

type Line = { text: string; line: number }

/** What a list says of itself, and the lines that should be codes. */
function partsOf(whole: string): { about: ReadonlyMap<string, string>; lines: Line[] } {
  const all = whole
    .split(/\r\n|\r|\n/)
    .map((text, index) => ({
      text: text
        .trim()
        .replace(/^"(.*)"$/, (_, cell: string) => cell.replaceAll('""', '"'))
        .trim(),
      line: index + 1,
    }))
    .filter(({ text }) => text !== '')
  const heading = all.findIndex(({ text }) => /^codes?$/i.test(text))
  // A list without a head is codes from its first one on.
  const begin = heading >= 0 ? heading + 1 : all.findIndex(({ text }) => isCode(text))
  const about = new Map(
    all.slice(0, Math.max(begin, 0)).flatMap(({ text }) => {
      const [, name = '', value = ''] = /^([a-z ]+): *(.+)$/i.exec(text) ?? []
      return name ? [[name.toLowerCase(), value] as const] : []
    }),
  )
  return { about, lines: begin < 0 ? [] : all.slice(begin) }
}

const isCode = (text: string) => /^[a-z0-9]{4}-[a-z0-9]{4}$/i.test(text)

function itemOf(of: Line & { setName: string; releaseName: string }): FoundItem {
  const { text, line, setName, releaseName } = of
  const code = isCode(text) ? readCode(text) : null
  return code === null
    ? { key: `line ${line}`, title: text, leaveOut: `Line ${line} is not a code of Bandcamp` }
    : { key: code, title: showCode(code), make: { kind: 'code', code, releaseName, setName } }
}
