import { createHref, type ShownSection } from '@/plugins/studio/nav/shown-sections'
import type { RatedEntry } from '@/src/admin/ui/palette/rate-entries'

export type PlaceEntry = RatedEntry & { href: string; note?: string }

type OtherList = { label: string; href: string }

/** What the palette knows without asking: what can be made, and every place of the admin. */
export function placeEntries(
  sections: readonly ShownSection[],
  others: readonly OtherList[],
  { adminPath, mayCreate }: { adminPath: string; mayCreate: (collection: string) => boolean },
): PlaceEntry[] {
  const places = sections.flatMap((section) =>
    section.places.map((place) => ({ ...place, section: section.label })),
  )
  const actions = places.flatMap((place) =>
    place.create && place.collection && mayCreate(place.collection)
      ? [
          {
            id: `create-${place.label}`,
            title: place.create,
            group: 'Make',
            words: `add create make ${place.label} ${place.words ?? ''}`,
            href: createHref(place, adminPath),
          },
        ]
      : [],
  )
  return [
    ...actions,
    ...places.map(({ label, href, words = '', section }) => ({
      id: `go-${href}`,
      title: label,
      group: 'Go to',
      words: `${section} ${words} go open`,
      note: section === label ? '' : section,
      href,
    })),
    ...others.map(({ label, href }) => ({
      id: `go-${href}`,
      title: label,
      group: 'Go to',
      words: 'go open',
      href,
    })),
  ]
}
