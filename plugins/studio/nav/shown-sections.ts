import type { Place, Section } from '@/plugins/studio/place'
import { sections } from '@/plugins/studio/places'
import type { ProductCategory } from '@/src/core/contracts/products/products'

/** What somebody may see of the admin. */
export type Sight = {
  /** Slugs of the lists that they may open, with what each is called. */
  collections: ReadonlyMap<string, string>
  /** Paths of the screens that are there. */
  screens: ReadonlySet<string>
  maySee: (subject: Place['subject']) => boolean
  /** Id of the one site that somebody works for. */
  onlySite?: string | undefined
  /** Before all paths, such as `/admin`. */
  adminPath: string
}

/** Where somebody is. */
export type Standing = {
  /** Of the address, below the admin's route. */
  segments: readonly string[]
  /** Of the product that is open, or that the list is filtered by. */
  category?: string | null
}

export type ShownPlace = Place & { href: string; isCurrent: boolean }
export type ShownSection = Omit<Section, 'places'> & {
  href: string
  isCurrent: boolean
  places: ShownPlace[]
}

/** The sections with something in them for this person, and which of it is open. */
export function shownSections(sight: Sight, at: Standing): ShownSection[] {
  const current = currentPlace(sight, at)
  return sections.flatMap((section) => {
    const places = section.places
      .filter((place) => isThere(place, sight))
      .map((place) => ({
        ...place,
        ...(isOnly(place, sight) && { label: place.onlyLabel }),
        href: hrefOf(place, sight),
        isCurrent: place === current,
      }))
    const [first] = places
    if (!first) {
      return []
    }
    return [{ ...section, href: first.href, isCurrent: places.some((p) => p.isCurrent), places }]
  })
}

/** Lists that no section names, such as those of other plugins. */
export function otherLists({ collections, adminPath }: Sight, { segments }: Standing) {
  const named = new Set(sections.flatMap(({ places }) => places.map((place) => place.collection)))
  return [...collections]
    .filter(([slug]) => !named.has(slug))
    .map(([slug, label]) => ({
      label,
      href: `${adminPath}/collections/${slug}`,
      isCurrent: segments[0] === 'collections' && segments[1] === slug,
    }))
}

function isThere({ path, collection, subject }: Place, sight: Sight) {
  const exists =
    (path !== undefined && sight.screens.has(path)) ||
    (collection !== undefined && sight.collections.has(collection))
  return exists && sight.maySee(subject)
}

/** A list with one line would be one more click. */
function isOnly(place: Place, { onlySite }: Sight): place is Place & { onlyLabel: string } {
  return place.onlyLabel !== undefined && onlySite !== undefined
}

function hrefOf(place: Place, sight: Sight): string {
  const { path, collection, category } = place
  const { adminPath, screens, onlySite } = sight
  if (isOnly(place, sight)) {
    return `${adminPath}/collections/${collection}/${onlySite}`
  }
  if (path !== undefined && screens.has(path)) {
    return path === '/' ? adminPath : `${adminPath}${path}`
  }
  return `${adminPath}/collections/${collection}${category ? `?${filteredBy(category)}` : ''}`
}

/** The list's own filter, as its address has it. */
function filteredBy(category: ProductCategory): string {
  return new URLSearchParams({ 'where[or][0][and][0][category][equals]': category }).toString()
}

function currentPlace({ screens }: Sight, { segments, category }: Standing): Place | undefined {
  const places = sections.flatMap((section) => section.places)
  const [kind, slug] = segments
  if (kind === 'collections') {
    const ofList = places.filter(({ collection }) => collection === slug)
    return ofList.find((place) => place.category && place.category === category) ?? ofList[0]
  }
  const path = `/${segments.join('/')}`
  return places.find(
    (place) =>
      place.path !== undefined &&
      screens.has(place.path) &&
      (path === place.path || (place.path !== '/' && path.startsWith(`${place.path}/`))),
  )
}
