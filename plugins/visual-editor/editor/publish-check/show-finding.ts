import { focusPanel } from '@/plugins/visual-editor/editor/actions/regions'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { showBlock } from '@/plugins/visual-editor/editor/publish-check/show-block'
import type { Finding } from '@/plugins/visual-editor/publish-check/finding'
import { slugs } from '@/src/core/slugs'

type Ways = {
  adminPath: string
  openPage: (id: string) => void
  /** Opens the page that was looked at, where another one is open. */
  openLookedAt?: () => void
}

/** Leads to where a finding is mended. */
export function showFinding(builder: BuilderContext, { place }: Finding, ways: Ways): void {
  const { ui, elements } = builder
  const openPanel = (panel: 'theme' | 'pages' | 'add') => {
    ui.setState({ panel })
    requestAnimationFrame(() => focusPanel(elements))
  }
  if (ways.openLookedAt && (place.kind === 'block' || place.kind === 'add')) {
    ways.openLookedAt()
    return
  }
  switch (place.kind) {
    case 'block':
      showBlock(builder, place)
      break
    case 'theme': {
      const themePlace = themePlaceOf(place)
      if (themePlace) {
        ui.setState({ panel: 'theme', themePlace })
      } else {
        openPanel('theme')
      }
      break
    }
    case 'pages':
    case 'add':
      openPanel(place.kind)
      break
    case 'page':
      ways.openPage(place.id)
      break
    case 'post': {
      const path = `${ways.adminPath}/collections/${slugs.posts}/${place.id}`
      window.open(path, '_blank', 'noreferrer')
    }
  }
}

function themePlaceOf({ color, link }: Extract<Finding['place'], { kind: 'theme' }>) {
  return color ? (`theme-${color}` as const) : link ? (`theme-link-${link}` as const) : null
}
