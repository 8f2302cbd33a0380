import type { PayloadRequest } from 'payload'
import type { Importer, ImportFile } from '@/plugins/_kit/importer'
import { newlyLeft, picturesOf, refusedThings } from '@/plugins/move-in/kinds'
import { fatesOf } from '@/plugins/move-in/kinds/member'
import { isFetchable, isOfSite, linksOfSite } from '@/plugins/move-in/pictures/picture-addresses'
import { type CheckedItem, findItems, scopeOf } from '@/plugins/move-in/run/find-items'
import { endRun, type ImportRow, noted, noteProgress } from '@/plugins/move-in/run/import-row'
import { knownKeys } from '@/plugins/move-in/run/known-items'
import { choicesOf } from '@/plugins/move-in/run/make-items'
import type { SaidOfMails } from '@/src/core/contracts/studio/imported-things'
import type { Counted, ImportFindings } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const batchSize = 500

/** The dry run: counts what a file would make, and makes nothing. */
export async function checkItems(
  req: PayloadRequest,
  row: ImportRow,
  { importer, file }: { importer: Importer; file: ImportFile },
): Promise<void> {
  let total = 0
  const findings: ImportFindings = {
    ...{ willMake: 0, known: 0, leftOut: 0, odd: 0, leavers: 0, pictures: 0, picturesOfSite: 0 },
    linksOfSite: 0,
    ...{ first: [], firstOdd: [], firstLeftOut: [] },
  }
  const given = {
    choices: choicesOf(row),
    importer: importer.id,
    pictures: new Map<string, string>(),
  }
  let batch: CheckedItem[] = []
  const count = async () => {
    const known = await knownKeys(
      req,
      row,
      batch.map(({ key }) => key),
    )
    const things = (isKnown: boolean) =>
      batch.flatMap((item) =>
        'thing' in item && known.has(item.key) === isKnown ? [item.thing] : [],
      )
    const refused = await refusedThings(req, row.profileId, things(false), given)
    const left = await newlyLeft(req, row.profileId, things(true), given)
    for (const item of batch) {
      const why = 'thing' in item ? refused.get(item.thing) : undefined
      addItem(
        findings,
        why ? { key: item.key, title: item.title, leaveOut: why } : item,
        known.has(item.key) && !('thing' in item && left.has(item.thing)),
      )
    }
    total += batch.length
    batch = []
    // The next run begins anew.
    await noteProgress(req, row.id, { handled: total, isKept: false })
  }
  for await (const item of findItems(importer, file, scopeOf(importer, row))) {
    batch.push(item)
    if (batch.length === batchSize) {
      await count()
    }
  }
  await count()
  await noteProgress(req, row.id, { handled: 0 })
  await endRun(req, row, { state: 'checked', total, findings })
}

function addItem(findings: ImportFindings, item: CheckedItem, isKnown: boolean): void {
  const { title } = item
  if ('leaveOut' in item) {
    findings.leftOut += 1
    findings.firstLeftOut = noted(findings.firstLeftOut, { title, note: item.leaveOut })
  } else if (isKnown) {
    findings.known += 1
  } else {
    const { thing, remarks } = item
    findings.willMake += 1
    if (remarks !== '') {
      findings.odd += 1
      findings.firstOdd = noted(findings.firstOdd, { title, note: remarks })
    }
    const sources = picturesOf(thing).filter(isFetchable)
    findings.pictures += sources.length
    findings.picturesOfSite += sources.filter(isOfSite).length
    findings.linksOfSite += thing.kind === 'post' ? linksOfSite(thing.html) : 0
    let note = remarks
    if (thing.kind === 'member') {
      const fates = fatesOf(thing)
      findings.fates = fates.reduce(
        (all, fate) => counted(all, fate, groupsMax),
        findings.fates ?? [],
      )
      const isAsked =
        thing.tierName !== '' && (thing.standing === 'given' || thing.standing === 'paying')
      findings.tiers = isAsked
        ? counted(findings.tiers ?? [], thing.tierName, tiersMax)
        : (findings.tiers ?? [])
      note = fates.join(' · ')
    }
    if (thing.kind === 'code') {
      findings.releases = counted(findings.releases ?? [], thing.releaseName, releasesMax)
    }
    if (thing.kind === 'subscriber') {
      addSaid(findings, thing.said)
    }
    if (thing.kind === 'leaver' || (thing.kind === 'subscriber' && thing.hasLeft)) {
      findings.leavers += 1
      findings.left = counted(findings.left ?? [], thing.why, groupsMax)
      note = ownerMessages.moveIn.lists.left
    }
    findings.first = noted(findings.first, { title, note })
  }
}

/** Counts what rows say of being mailed, by column and value. */
function addSaid(findings: ImportFindings, said: readonly SaidOfMails[]): void {
  findings.said ??= []
  for (const { column: name, value, says, mayBeOther } of said) {
    let column = findings.said.find((each) => each.name === name)
    if (!column) {
      column = { name, mayBeOther, values: [] }
      findings.said.push(column)
    }
    const known = column.values.find((each) => each.value === value)
    if (known) {
      known.count += 1
    } else {
      column.values.push({ value, says, count: 1 })
    }
  }
}

const { groupsMax, tiersMax } = studioLimits.importedMembers
const { releasesMax } = studioLimits.moveIn

/** Names beyond the most that are told apart are not counted. */
function counted(all: Counted, name: string, most: number): Counted {
  const known = all.find((each) => each.name === name)
  if (known) {
    known.count += 1
    return all
  }
  return all.length < most ? [...all, { name, count: 1 }] : all
}
