import { focusPanel, focusSettings } from '@/plugins/visual-editor/editor/actions/focus-regions'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { layoutGroupTitle } from '@/plugins/visual-editor/editor/inspector/layout/layout-group'
import { coveringPanels } from '@/plugins/visual-editor/editor/shell/window-sizes'
import { keep } from '@/plugins/visual-editor/editor/state/use-stored-preference'
import { type Finding, showOnProp } from '@/plugins/visual-editor/publish-check/subject'
import { postsPath } from '@/src/admin/studio-paths'
import { matchesMedia } from '@/src/ui/use-media-query.client'

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
      const path = `${ways.adminPath}${postsPath}/${place.id}`
      window.open(path, '_blank', 'noreferrer')
    }
  }
}

function themePlaceOf({ color, link }: Extract<Finding['place'], { kind: 'theme' }>) {
  return color ? (`theme-${color}` as const) : link ? (`theme-link-${link}` as const) : null
}

type Place = Extract<Finding['place'], { kind: 'block' }>

/**
 * Brings a block into sight and gives the keyboard to what is to be mended: one of its settings, or a
 * picture in it, its words, else the first thing that can be set.
 */
function showBlock(builder: BuilderContext, { id, prop, picture }: Place): void {
  const { blocks, commands, elements, engine, ui } = builder
  const editor = blocks.get(engine.document().nodes[id]?.type ?? '')?.editor
  const group = editor?.groups.find(({ controls }) => prop !== undefined && prop in controls)
  const title = prop === showOnProp ? layoutGroupTitle : group?.title
  if (title) {
    keep(`group:${title}`, true)
  }
  if (matchesMedia(coveringPanels)) {
    ui.setState({ panel: null })
  }
  commands.show(id)
  const isAboutWords = prop === undefined || prop === editor?.richTextProp
  // A window that closes gives the focus back first, and settings are drawn in the next frame.
  requestAnimationFrame(() => {
    if (!isAboutWords || !commands.write(id, null)) {
      focusSettings(elements, prop, picture)
    }
  })
}
