import type { ShownSection } from '@/plugins/studio/nav/shown-sections'
import type { Action, Deed, Place } from '@/plugins/studio/place'
import type { RatedEntry } from '@/src/admin/ui/palette/rate-entries'
import type { Right, Subject } from '@/src/core/access/site-roles'

/** What happens to who takes an entry. */
export type Way =
  /** A screen, in the window that is open. */
  | { href: string }
  /** A file, or a window of its own. */
  | { outside: string; isFile: boolean }
  /** A call; then the screen of what it made, or this one anew. */
  | { post: string; body: unknown; at: string | null }

export type PlaceEntry = RatedEntry & { way: Way; note?: string }

type OtherList = { label: string; href: string }

type Asker = {
  adminPath: string
  apiPath: string
  /** Null for who has no site: then nothing is done to one. */
  profileId: string | null
  isOnline: boolean
  may: (subject: Subject, right: Right) => boolean
}

/** What the palette knows without asking: what can be done, and every place of the admin. */
export function placeEntries(
  sections: readonly ShownSection[],
  others: readonly OtherList[],
  asker: Asker,
): PlaceEntry[] {
  const places = sections.flatMap((section) =>
    section.places.map((place) => ({ ...place, section: section.label })),
  )
  return [
    ...places.flatMap((place) => actionEntries(place, asker)),
    ...places.map(({ label, href, words = '', section }) => ({
      id: `go-${href}`,
      title: label,
      group: 'Go to',
      words: `${section} ${words} go open`,
      note: section === label ? '' : section,
      way: { href },
    })),
    ...others.map(({ label, href }) => ({
      id: `go-${href}`,
      title: label,
      group: 'Go to',
      words: 'go open',
      way: { href },
    })),
  ]
}

function actionEntries(place: Place, asker: Asker): PlaceEntry[] {
  return (place.actions ?? []).flatMap((action) => {
    const way = isAllowed(action, place, asker) ? wayOf(action.does, place, asker) : null
    return way
      ? [
          {
            id: `do-${action.title}`,
            title: action.title,
            group: 'Do',
            words: `${place.label} ${action.words ?? ''} ${wordsOfMaking(action, place)}`,
            way,
          },
        ]
      : []
  })
}

/** What is made is found as the list of its kind is, too. */
const wordsOfMaking = ({ does }: Action, { words = '' }: Place): string =>
  'form' in does || 'make' in does ? `add create make ${words}` : ''

function isAllowed({ subject, does }: Action, place: Place, { may }: Asker): boolean {
  const of = subject ?? place.subject
  return !of || of === 'platform' || may(of, 'file' in does || 'window' in does ? 'read' : 'change')
}

/** Null for what makes no sense: without a site, or where it is done already. */
function wayOf(does: Deed, { collection }: Place, asker: Asker): Way | null {
  const { adminPath, apiPath, profileId, isOnline } = asker
  if ('open' in does) {
    return { href: `${adminPath}${does.open}` }
  }
  if ('form' in does) {
    return { href: `${adminPath}/collections/${collection}/create` }
  }
  if (!profileId) {
    return null
  }
  const calls = `${apiPath}/profiles/${profileId}`
  if ('make' in does) {
    return { post: `${calls}${does.make}`, body: {}, at: `${adminPath}${does.at}` }
  }
  if ('file' in does) {
    return { outside: `${calls}${does.file}`, isFile: true }
  }
  if ('window' in does) {
    return { outside: `${calls}${does.window}`, isFile: false }
  }
  return does.setOnline === isOnline
    ? null
    : { post: `${calls}/online`, body: { isOnline: does.setOnline }, at: null }
}
