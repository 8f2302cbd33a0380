import { useStore } from 'zustand'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { pageSuggestions } from '@/src/core/urls/page-suggestions'

const none: readonly string[] = []

type PageOptionsProps = {
  id: string
  /** Addresses that are not offered again. */
  taken?: readonly string[]
  /** Names of places on the page that is open. */
  places?: readonly string[]
}

/** The site's pages, and places of one, for the `list` of a field that takes a link. */
export function PageOptions({ id, taken = none, places = none }: PageOptionsProps) {
  const pages = useStore(useBuilder().pages, (state) => state.pages)
  return (
    <datalist id={id}>
      {pageSuggestions(pages, taken).map(({ pathname, title }) => (
        <option key={pathname} value={pathname} label={title} />
      ))}
      {places.map((name) => (
        <option key={`#${name}`} value={`#${name}`} label="On this page" />
      ))}
    </datalist>
  )
}
